import { csvRow } from '../../shared/csv-cell.ts';

export { csvRow };

export type CsvColumn<Item> = readonly [heading: string, cell: (item: Item) => string | number | null];

export async function* csvFile<Item>(columns: readonly CsvColumn<Item>[], items: AsyncIterable<Item>) {
  yield csvRow(columns.map(([heading]) => heading));
  for await (const item of items) yield csvRow(columns.map(([, cell]) => cell(item)));
}

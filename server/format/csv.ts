import { csvRow } from '../../shared/csv-cell.ts';

export { csvRow };

/** A column of a CSV file: its heading, and its cell for an item. */
export type CsvColumn<Item> = readonly [heading: string, cell: (item: Item) => string | number | null];

/** A CSV file, line by line, headings first. */
export async function* csvFile<Item>(columns: readonly CsvColumn<Item>[], items: AsyncIterable<Item>) {
  yield csvRow(columns.map(([heading]) => heading));
  for await (const item of items) yield csvRow(columns.map(([, cell]) => cell(item)));
}

import { figureText } from '../../shared/staff/figure-text.ts';
import type { FigureColumn, FigureTable } from '../../shared/staff/figures.ts';
import { CopyButton } from './CopyButton.tsx';
import { longDay } from './period-choices.ts';
import { speedVerdict } from './speed-verdict.ts';
import './FigureRows.css';

export type FigureRowsProps = {
  table: FigureTable;
  label: string;
  /** Columns to show; absent: all. */
  columns?: readonly string[] | undefined;
  bars?: string | undefined;
};

/** Columns copied on press, with the button's label. */
const copied: Record<string, string> = { command: 'Copy command', row: 'Copy line' };

/** Focusable, so that the keyboard can scroll it. */
export function FigureRows({ table, label, columns, bars }: FigureRowsProps) {
  const shown = table.columns
    .map((column, at) => ({ column, at }))
    .filter(({ column }) => columns?.includes(column.name) ?? true);
  const barAt = table.columns.findIndex(({ name }) => name === bars);
  const most = Math.max(1, ...table.rows.map((row) => Number(row[barAt] ?? 0)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard.
    <section className="st-scroll st-an__table" aria-label={`Table: ${label}`} tabIndex={0}>
      <table className="st-table">
        <thead>
          <tr>
            {shown.map(({ column }) => (
              <th key={column.name} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={String(row[0]) + String(row[1])}>
              {shown.map(({ column, at }, place) => {
                const value = row[at] ?? null;
                const cell = (
                  <>
                    <Cell column={column} value={value} of={String(row[0])} />
                    {at === barAt && (
                      <span
                        className="st-an__bar"
                        aria-hidden="true"
                        style={{ inlineSize: `${(100 * Number(value ?? 0)) / most}%` }}
                      />
                    )}
                  </>
                );
                const kind = `${classOf(column)}${at === barAt ? ' st-an__barred' : ''}`;
                return place === 0 ? (
                  <th key={column.name} scope="row" className={kind}>
                    {cell}
                  </th>
                ) : (
                  <td key={column.name} className={kind}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Columns of the period before hide first on narrow screens. */
function classOf({ name, unit }: FigureColumn): string {
  const kind = unit === 'text' ? 'text' : unit === 'day' ? 'date' : 'num';
  return `st-an__${kind}${name.endsWith('Before') ? ' st-an__before' : ''}`;
}

function Cell({ column, value, of }: { column: FigureColumn; value: string | number | null; of: string }) {
  const copy = copied[column.name];
  if (copy) return value === null ? null : <CopyButton text={String(value)} label={copy} about={of} />;
  if (column.unit === 'day' && typeof value === 'string') return longDay(value);
  const verdict = speedVerdict(column.name, value);
  return (
    <>
      {figureText(value, column.unit)}
      {verdict && <span className={`st-an__${verdict}`}> {verdict}</span>}
    </>
  );
}

import type { ReactNode } from 'react';
import type { DotRowsOf } from '../../schema/figures.ts';
import { Drawing } from './Drawing.tsx';

const states = ['well', 'needs', 'unknown'] as const;
type RowState = (typeof states)[number];
type Row = DotRowsOf['rows'][number];

/** Width of a full line in units, the same for all rows; fewer dots are larger. */
const wide = 250;
const wholeLine = 18;
const largest = 27;

type DotRowsProps = DotRowsOf & {
  /** Dots in a line, at most. */
  most?: number;
  /** Under it: where it is from. */
  children?: ReactNode;
};

const statesOf = (row: Row) => states.flatMap((state) => Array<RowState>(row[state] ?? 0).fill(state));

/** A text's calculation as rows of dots, coloured by state, with their number. */
export function DotRows({ title, unit, children, ...dots }: DotRowsProps) {
  return (
    <figure className="dot-rows">
      <figcaption className="dot-rows__title">
        <strong>{title}</strong> {unit}
      </figcaption>
      <DotTable {...dots} />
      {children && <p className="small dot-rows__from">{children}</p>}
    </figure>
  );
}

/** The rows and the key, for a figure that has its own title. */
export function DotTable({
  states: meanings,
  rows,
  most = wholeLine,
}: Omit<DotRowsProps, 'title' | 'unit' | 'children'>) {
  const longest = Math.max(...rows.map((row) => statesOf(row).length));
  const across = Math.min(most, longest);
  const step = Math.min(largest, Math.floor(wide / across));
  const r = Math.round(step * 0.36);
  const centre = step / 2;
  return (
    <>
      <dl>
        {rows.map((row) => {
          const dots = statesOf(row);
          return (
            <div className="dot-rows__row" key={row.name}>
              <dt>{row.name}</dt>
              <dd>
                <Drawing name="dot-rows__dots" width={across * step} height={Math.ceil(dots.length / across) * step}>
                  {dots.map((state, at) => (
                    <circle
                      className={`drawing__${state}`}
                      cx={(at % across) * step + centre}
                      cy={Math.floor(at / across) * step + centre}
                      r={r}
                      key={at}
                    />
                  ))}
                </Drawing>
                <span className="dot-rows__count">{dots.length}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <Key {...meanings} />
    </>
  );
}

/** What each state means, where it does. */
function Key(meanings: DotRowsOf['states']) {
  return (
    <ul className="dot-rows__key">
      {states.map(
        (state) =>
          meanings[state] && (
            <li key={state}>
              <Drawing name="dot-rows__dots" width={16} height={16}>
                <circle className={`drawing__${state}`} cx="8" cy="8" r="6" />
              </Drawing>
              {meanings[state]}
            </li>
          ),
      )}
    </ul>
  );
}

const small = 12;
const smallLine = 20;
/** Between two rows. */
const apart = 4;

/** Where each dot is; many short rows stand side by side, each on the ground. */
function placesOf(lines: readonly (readonly RowState[])[]) {
  const longest = Math.max(...lines.map(({ length }) => length));
  if (lines.length > 4 && longest <= lines.length) {
    const dots = lines.flatMap((line, row) =>
      line.map((state, at) => ({ state, x: row * (small + apart), y: (longest - 1 - at) * small })),
    );
    return { dots, height: longest * small };
  }
  let top = 0;
  const dots = lines.flatMap((line) => {
    const from = top;
    top += Math.ceil(line.length / smallLine) * small + apart;
    return line.map((state, at) => ({
      state,
      x: (at % smallLine) * small,
      y: from + Math.floor(at / smallLine) * small,
    }));
  });
  return { dots, height: top - apart };
}

/** A small version for lists: the rows without their names, in dots of one size, and what their states mean. */
export function DotLines({ title, unit, states: meanings, rows }: DotRowsOf) {
  const { dots, height } = placesOf(rows.map(statesOf));
  return (
    <figure className="dot-lines">
      <Drawing name="dot-lines__dots" width={smallLine * small} height={height}>
        {dots.map(({ state, x, y }) => (
          <circle
            className={`drawing__${state}`}
            cx={x + small / 2}
            cy={y + small / 2}
            r={state === 'well' ? 4.4 : 3.6}
            key={`${x} ${y}`}
          />
        ))}
      </Drawing>
      <figcaption>
        <p className="small">
          {title}. {unit}.
        </p>
        <Key {...meanings} />
      </figcaption>
    </figure>
  );
}

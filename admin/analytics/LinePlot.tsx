import { useState } from 'react';
import { figureText } from '../../shared/staff/figure-text.ts';
import type { FigureTable } from '../../shared/staff/figures.ts';
import { longDay, shortDay } from './period-choices.ts';
import type { Plot } from './sections.ts';
import './LinePlot.css';

const [width, height] = [100, 40];

/** A round number of at least `most` whose half is easy to read. */
function scaleOf(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(most, 4)));
  return [1, 2, 4, 6, 8, 10].map((times) => times * step).find((top) => top >= most) ?? most;
}

export type LinePlotProps = { table: FigureTable; plot: Extract<Plot, { kind: 'lines' }>; title: string };

/** This period and the one before. Pointing shows a day's values. */
export function LinePlot({ table: { columns, rows }, plot, title }: LinePlotProps) {
  const [pointed, setPointed] = useState<number>();
  const column = (name: string) => columns.findIndex((known) => known.name === name);
  const [dayAt, nowAt, thenAt, beforeAt] = ['day', plot.now, 'dayBefore', plot.before].map(column) as [
    number,
    number,
    number,
    number,
  ];
  const values = (at: number) => rows.map((row) => Number(row[at] ?? 0));
  const [now, before] = [values(nowAt), values(beforeAt)];
  const top = scaleOf(Math.max(...now, ...before));
  const x = (at: number) => (rows.length > 1 ? (at / (rows.length - 1)) * width : width / 2);
  const y = (value: number) => height - (value / top) * height;
  const line = (list: number[]) =>
    list.length > 1
      ? `M${list.map((value, at) => `${x(at).toFixed(2)} ${y(value).toFixed(2)}`).join('L')}`
      : `M0 ${y(list[0] ?? 0)}H${width}`;
  const row = pointed === undefined ? undefined : rows[pointed];
  const dayOf = (at: number) => String(rows.at(at)?.[dayAt] ?? '');
  const said = `${plot.noun} from ${longDay(dayOf(0))} to ${longDay(dayOf(-1))}: ${Math.max(...now)} at most, ${Math.max(...before)} at most in the days before`;
  const point = (event: { clientX: number; currentTarget: Element }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setPointed(Math.min(rows.length - 1, Math.max(0, Math.round(share * (rows.length - 1)))));
  };
  return (
    <figure className="st-an__plot">
      <figcaption>
        {row ? (
          <>
            <b>{longDay(String(row[dayAt]))}</b>: {figureText(row[nowAt] ?? 0, 'count')} {plot.noun};{' '}
            {row[thenAt] && longDay(String(row[thenAt]))}: {figureText(row[beforeAt] ?? 0, 'count')}
          </>
        ) : (
          <>
            <span className="st-an__key st-an__key--now">These days</span>{' '}
            <span className="st-an__key st-an__key--before">Days before</span>
          </>
        )}
      </figcaption>
      <div className="st-an__canvas">
        <span className="st-an__scale" aria-hidden="true">
          <span>{figureText(top, 'count')}</span>
          <span>{figureText(top / 2, 'count')}</span>
          <span>0</span>
        </span>
        <svg
          role="img"
          aria-label={`${title}: ${said}`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {[0, height / 2, height].map((level) => (
            <path key={level} className="st-an__grid" d={`M0 ${level}H${width}`} />
          ))}
          <path className="st-an__line st-an__line--before" d={line(before)} />
          <path className="st-an__line st-an__line--now" d={line(now)} />
          {pointed !== undefined && <path className="st-an__cross" d={`M${x(pointed)} 0V${height}`} />}
        </svg>
        <span className="st-an__ends" aria-hidden="true">
          <span>{shortDay(dayOf(0))}</span>
          <span>{shortDay(dayOf(-1))}</span>
        </span>
      </div>
    </figure>
  );
}

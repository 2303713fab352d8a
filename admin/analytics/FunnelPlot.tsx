import { figureText } from '../../shared/staff/figure-text.ts';
import type { FigureTable } from '../../shared/staff/figures.ts';
import './FunnelPlot.css';

const steps = ['seen', 'started', 'sent'] as const;

/** A bar per form step, relative to the form's views. */
export function FunnelPlot({ table: { columns, rows } }: { table: FigureTable }) {
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  return (
    <ul className="st-an__funnel" aria-label="Steps of each form">
      {rows.map((row) => {
        const values = steps.map((step) => Number(row[at(step)] ?? 0));
        const most = Math.max(1, ...values);
        return (
          <li key={String(row[0])}>
            <p>{row[0]}</p>
            {steps.map((step, place) => (
              <span key={step} className="st-an__step">
                <span className="st-quiet">{columns[at(step)]?.label}</span>
                <span className="st-an__track">
                  <span
                    className={`st-an__fill st-an__fill--${step}`}
                    style={{ inlineSize: `${(100 * (values[place] ?? 0)) / most}%` }}
                  />
                </span>
                <span>{figureText(values[place] ?? 0, 'count')}</span>
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

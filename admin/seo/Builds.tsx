import type { SeoTotals } from '../../shared/staff/seo-report.ts';
import { torontoText } from '../ui/time.ts';
import { roundUp, scale } from './plot-scale.ts';
import { type SeoData, whole } from './read-seo.ts';

type Measure = { name: string; of: (build: SeoTotals) => number };

const measures: readonly Measure[] = [
  { name: 'Issues', of: ({ issues }) => issues },
  { name: 'Points', of: ({ points }) => points },
  { name: 'Pages', of: ({ pages }) => pages },
  { name: 'Words', of: ({ words }) => words },
  { name: 'Mean grade', of: ({ grade }) => grade },
  { name: 'Mean kB', of: ({ bytes }) => Math.round(bytes / 1000) },
  { name: 'Links', of: ({ links }) => links },
];

const size = { width: 240, height: 64 };

/** Totals of the last fifty builds. */
export function Builds({ data }: { data: SeoData }) {
  const newest = data.builds.toReversed();
  return (
    <section aria-labelledby="builds">
      <h2 id="builds">The last {data.builds.length} builds</h2>
      <ul className="st-seo__trends">
        {measures.map((measure) => (
          <Trend key={measure.name} measure={measure} builds={data.builds} />
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard. */}
      <section className="st-scroll" aria-label="Table of builds" tabIndex={0}>
        <table className="st-table">
          <thead>
            <tr>
              <th scope="col">Built (Toronto)</th>
              {measures.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {newest.map((build) => (
              <tr key={build.at}>
                <th scope="row">{torontoText(build.at)}</th>
                {measures.map(({ name, of }) => (
                  <td key={name}>{whole(of(build))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Trend({ measure: { name, of }, builds }: { measure: Measure; builds: readonly SeoTotals[] }) {
  const values = builds.map(of);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const x = scale(values.length - 1, 4, size.width - 4);
  const y = scale(roundUp(Math.max(...values)), size.height - 4, 4);
  const points = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <li>
      <p>
        <strong>{whole(last)}</strong> {name}
      </p>
      <svg
        className="st-plot st-plot--small"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${name}: from ${whole(first)} to ${whole(last)}`}
      >
        <polyline className="st-plot__trend" points={points.join(' ')} />
        <circle className="st-plot__dot" cx={x(values.length - 1)} cy={y(last)} r={3} />
      </svg>
    </li>
  );
}

import { marks, roundUp, scale } from './plot-scale.ts';
import { pageViewPlace, type SeoData, whole } from './read-seo.ts';

const size = { width: 900, height: 420, left: 56, right: 40, top: 36, bottom: 44 };

/** School years above which a page counts as hard to read. */
const hard = 10;

/** Pages by word count and reading level (school years). */
export function ReadingPlot({ data }: { data: SeoData }) {
  const mostWords = roundUp(Math.max(...data.pages.map(({ words }) => words)));
  const mostGrade = 16;
  const x = scale(mostWords, size.left, size.width - size.right);
  const y = scale(mostGrade, size.height - size.bottom, size.top);
  const hardest = data.pages.toSorted((a, b) => b.grade - a.grade).slice(0, 10);
  return (
    <section aria-labelledby="reading">
      <h2 id="reading">Words and reading grade of each page</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard. */}
      <section className="st-scroll" aria-label="Plot of words and reading grade" tabIndex={0}>
        <svg
          className="st-plot"
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={`${data.pages.length} pages by words and school years; ${data.pages.filter(({ grade }) => grade > hard).length} need more than ${hard}`}
        >
          {marks(mostWords).map((mark) => (
            <text
              key={mark}
              className="st-plot__mark"
              x={x(mark)}
              y={size.height - size.bottom + 20}
              textAnchor="middle"
            >
              {whole(mark)}
            </text>
          ))}
          {marks(mostGrade).map((mark) => (
            <g key={mark}>
              <line className="st-plot__line" x1={size.left} x2={size.width - size.right} y1={y(mark)} y2={y(mark)} />
              <text className="st-plot__mark" x={size.left - 8} y={y(mark) + 4} textAnchor="end">
                {mark}
              </text>
            </g>
          ))}
          <line className="st-plot__limit" x1={size.left} x2={size.width - size.right} y1={y(hard)} y2={y(hard)} />
          <text className="st-plot__mark" x={size.width - size.right} y={y(hard) - 6} textAnchor="end">
            hard to read above {hard}
          </text>
          <text className="st-plot__mark" x={(size.left + size.width) / 2} y={size.height - 6} textAnchor="middle">
            words
          </text>
          <text className="st-plot__mark" x={4} y={14}>
            school years
          </text>
          {data.pages.map(({ path, words, grade }) => (
            <circle
              key={path}
              className={grade > hard ? 'st-plot__dot st-plot__dot--loud' : 'st-plot__dot'}
              cx={x(words)}
              cy={y(Math.max(0, grade))}
              r={4}
            >
              <title>{`${path}: ${whole(words)} words, ${grade.toFixed(1)} school years`}</title>
            </circle>
          ))}
        </svg>
      </section>
      <h3>The ten hardest to read</h3>
      <table className="st-table st-seo__narrow">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">School years</th>
            <th scope="col">Words</th>
          </tr>
        </thead>
        <tbody>
          {hardest.map((page) => (
            <tr key={page.path}>
              <th scope="row">
                <a href={pageViewPlace(page)}>{page.path}</a>
              </th>
              <td>{page.grade.toFixed(1)}</td>
              <td>{whole(page.words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { type GuidePart, wholeTime } from '../../pages/guide-parts.ts';
import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { DotField } from '../figures/DotField.tsx';
import { countOf } from '../figures/DotIndex.tsx';

/** A guide with its stations as a path; a phone has them closed, as so many dots. */
export function GuideItem({ path, data, body, parts }: PageOf<'guide'> & { parts: readonly GuidePart[] }) {
  const stations = parts.filter(({ isStep }) => isStep);
  const whole = wholeTime(data.steps);
  return (
    <article className="guide-item">
      <div>
        <h2 className="guide-item__title">
          <a href={path}>{data.title}</a>
        </h2>
        <p className="small">
          {minutesLine(readingMinutes(body))} to read{whole && `, ${whole} to do`}. <strong>For:</strong>{' '}
          {data.audience}
        </p>
      </div>
      <details className="phone-fold__fold guide-item__way">
        <summary className="phone-fold__summary plus-mark">
          {countOf(stations.length, 'station')}
          <DotField count={stations.length} />
        </summary>
        <ol className="guide-item__stations" aria-label={`Stations of the ${data.title.split(': ', 1)[0]}`}>
          {stations.map(({ id, text, time }) => (
            <li className="guide-item__station" key={id}>
              <a href={`${path}#${id}`}>{text}</a> {time && <span className="small guide-item__time">{time}</span>}
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

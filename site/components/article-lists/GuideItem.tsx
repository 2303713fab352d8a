import { withMarks } from '../../markdown/marks-in-text.ts';
import { guideParts } from '../../pages/guide-parts.ts';
import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { markdown } from '../markdown/markdown.ts';

/** Parts shown; the others are behind a line that opens. */
const most = 5;

export function GuideItem({ path, data, body }: PageOf<'guide'>) {
  const parts = guideParts(markdown.render(withMarks(body)), data.steps).map(({ id, text, isStep }) => (
    <li className={isStep ? 'guide-item__step' : undefined} key={id}>
      <a href={`${path}#${id}`}>{text}</a>
    </li>
  ));
  // One or two more need no line of their own.
  const shown = parts.length > most + 2 ? most : parts.length;
  return (
    <article className="guide-item">
      <div className="guide-item__about">
        <h2 className="guide-item__title">
          <a href={path}>{data.title}</a>
        </h2>
        <p>{data.lead}</p>
        <p className="small">
          <strong>For:</strong> {data.audience}
        </p>
        <p className="small">
          <strong>To read:</strong> {minutesLine(readingMinutes(body))}
        </p>
      </div>
      <div className="guide-item__contents">
        <ol className="guide-item__parts" aria-label={`Parts of ${data.title}`}>
          {parts.slice(0, shown)}
        </ol>
        {shown < parts.length && (
          <details className="guide-item__more">
            <summary className="plus-mark">{parts.length - shown} more parts</summary>
            <ol className="guide-item__parts" aria-label={`More parts of ${data.title}`}>
              {parts.slice(shown)}
            </ol>
          </details>
        )}
      </div>
    </article>
  );
}

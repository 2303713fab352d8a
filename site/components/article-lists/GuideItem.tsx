import { withMarks } from '../../markdown/marks-in-text.ts';
import { guideParts } from '../../pages/guide-parts.ts';
import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { markdown } from '../markdown/markdown.ts';

export function GuideItem({ path, data, body }: PageOf<'guide'>) {
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
      <ol className="guide-item__parts" aria-label={`Parts of ${data.title}`}>
        {guideParts(markdown.render(withMarks(body)), data.steps).map(({ id, text, isStep }) => (
          <li className={isStep ? 'guide-item__step' : undefined} key={id}>
            <a href={`${path}#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </article>
  );
}

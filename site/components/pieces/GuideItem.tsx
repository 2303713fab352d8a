import { guideParts } from '../../outputs/guide-parts.ts';
import { markdown } from '../../outputs/markdown.ts';
import type { PageOf } from '../../outputs/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../outputs/reading-minutes.ts';
import { withClaims } from '../../schema/claims-in-text.ts';

/** A guide in its list: whom it is for, how long it takes, and its parts, each with a link to it. */
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
        {guideParts(markdown.render(withClaims(body)), data.steps).map(({ id, text, isStep }) => (
          <li className={isStep ? 'guide-item__step' : undefined} key={id}>
            <a href={`${path}#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </article>
  );
}

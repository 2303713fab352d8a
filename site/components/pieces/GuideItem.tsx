import { headingsOf } from '../../outputs/headings.ts';
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
        {headingsOf(markdown.render(withClaims(body))).map((heading) => (
          <li key={heading.id}>
            <a href={`${path}#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </article>
  );
}

import type { GuidePart } from '../../pages/guide-parts.ts';
import type { PageOf } from '../../pages/pages-of-kind.ts';

/** A guide and its parts, which open. How long it is, the opening of the list says. */
export function GuideItem({ path, data, parts }: PageOf<'guide'> & { parts: readonly GuidePart[] }) {
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
      </div>
      <details className="guide-item__contents">
        <summary className="guide-item__count plus-mark">{parts.length} parts</summary>
        <ol className="guide-item__parts" aria-label={`Parts of ${data.title}`}>
          {parts.map(({ id, text, isStep, time }) => (
            <li className={isStep ? 'guide-item__step' : undefined} key={id}>
              <a href={`${path}#${id}`}>{text}</a>
              {time && <span className="small guide-item__time">{time}</span>}
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

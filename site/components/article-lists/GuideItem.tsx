import { withMarks } from '../../markdown/marks-in-text.ts';
import { guideParts } from '../../pages/guide-parts.ts';
import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { DotField } from '../figures/DotField.tsx';
import { markdown } from '../markdown/markdown.ts';

export function GuideItem({ path, data, body }: PageOf<'guide'>) {
  const parts = guideParts(markdown.render(withMarks(body)), data.steps).map(({ id, text, isStep }) => (
    <li className={isStep ? 'guide-item__step' : undefined} key={id}>
      <a href={`${path}#${id}`}>{text}</a>
    </li>
  ));
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
      <details className="guide-item__contents">
        <summary className="guide-item__count plus-mark">
          <span>{parts.length} parts</span>
          <DotField count={parts.length} />
        </summary>
        <ol className="guide-item__parts" aria-label={`Parts of ${data.title}`}>
          {parts}
        </ol>
      </details>
    </article>
  );
}

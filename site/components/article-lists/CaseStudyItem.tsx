import type { PageOf } from '../../pages/pages-of-kind.ts';
import { peopleIn } from '../../pages/people-in.ts';
import { DotField } from '../figures/DotField.tsx';

/** The office before and after, one dot per person. `labelled`: marks an invented story as one. */
export function CaseStudyItem({ story: { path, data }, labelled }: { story: PageOf<'case-study'>; labelled: boolean }) {
  const people = peopleIn(data.size);
  return (
    <article className="case-study-item">
      <div className="case-study-item__head">
        <p className="case-study-item__about">
          {labelled && data.illustrative && 'Illustrative: '}
          {data.industry}: {data.size}
        </p>
        <h2 className="case-study-item__title">
          <a href={path}>{withoutLabel(data.title)}</a>
        </h2>
      </div>
      <dl className="case-study-item__turn">
        <div>
          <dt>Before</dt>
          {people > 0 && (
            <dd>
              <DotField count={people} needs />
            </dd>
          )}
          <dd>{firstSentence(data.challenge)}</dd>
        </div>
        <div>
          <dt>After</dt>
          {people > 0 && (
            <dd>
              <DotField count={people} />
            </dd>
          )}
          <dd>{firstSentence(data.outcome)}</dd>
        </div>
      </dl>
    </article>
  );
}

/** The whole of it is on the page of the case. */
const firstSentence = (text: string) => /^.{40,}?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

const withoutLabel = (title: string) => title.replace(/: an example \w+$/i, '');

import type { PageOf } from '../../pages/pages-of-kind.ts';
import { peopleIn } from '../../pages/people-in.ts';
import { DotField } from '../figures/DotField.tsx';
import { DotRows } from '../figures/DotRows.tsx';

/** Dots in a line, so that a row of sixty is a block beside the one before it; fewer in a narrow column. */
const across = { wide: 12, narrow: 10 };

type CaseStudyItemProps = {
  story: PageOf<'case-study'>;
  /** Says of a made-up story that it is one. */
  labelled: boolean;
  /** Across the page. */
  wide: boolean;
};

/** What the case works out as dots, else the office before and after, a dot a person. */
export function CaseStudyItem({ story: { path, data }, labelled, wide }: CaseStudyItemProps) {
  const people = data.dots ? 0 : peopleIn(data.size);
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
        <dl className="case-study-item__turn">
          <div>
            <dt>Before</dt>
            {people > 0 && (
              <dd>
                <DotField count={people} state="needs" />
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
      </div>
      {data.dots && <DotRows {...data.dots} most={wide ? across.wide : across.narrow} />}
    </article>
  );
}

/** The whole of it is on the page of the case. */
const firstSentence = (text: string) => /^.{40,}?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

const withoutLabel = (title: string) => title.replace(/: an example \w+$/i, '');

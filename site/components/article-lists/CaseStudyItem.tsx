import type { PageOf } from '../../pages/pages-of-kind.ts';
import { DotField } from '../figures/DotField.tsx';

/** `labelled`: says of a made-up story that it is one. */
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
        {people > 0 && <DotField count={people} />}
      </div>
      <dl className="case-study-item__turn">
        <div>
          <dt>Before</dt>
          <dd>{firstSentence(data.challenge)}</dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>{data.outcome}</dd>
        </div>
      </dl>
    </article>
  );
}

/** "16 lawyers, 13 staff, one office": 29. None where the words hold no number. */
const peopleIn = (size: string) =>
  [...size.matchAll(/(\d+) (?:people|staff|lawyers|agents)/g)].reduce((sum, [, count]) => sum + Number(count), 0);

/** The whole of it is on the page of the case. */
const firstSentence = (text: string) => /^.{40,}?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

const withoutLabel = (title: string) => title.replace(/: an example \w+$/i, '');

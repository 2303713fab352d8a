import type { PageOf } from '../../pages/pages-of-kind.ts';

/** `labelled`: says of a made-up story that it is one. */
export function CaseStudyItem({ story: { path, data }, labelled }: { story: PageOf<'case-study'>; labelled: boolean }) {
  return (
    <article className="case-study-item">
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
          <dd>{data.challenge}</dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>{data.outcome}</dd>
        </div>
      </dl>
    </article>
  );
}

const withoutLabel = (title: string) => title.replace(/: an example \w+$/i, '');

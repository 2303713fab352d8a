import type { PageOf } from '../../pages/pages-of-kind.ts';

export function CaseStudyItem({ path, data }: PageOf<'case-study'>) {
  return (
    <article className="case-study-item">
      <p className="case-study-item__about">
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

/** One label stands over the list (decision 51). */
const withoutLabel = (title: string) => title.replace(/: an example \w+$/i, '');

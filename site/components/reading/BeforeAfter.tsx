import type { CaseStudyPage } from '../../schema/article.ts';

export type BeforeAfterProps = Pick<CaseStudyPage, 'challenge' | 'approach' | 'outcome'>;

/** Before (on dark) and after (on light), with the work between below. */
export function BeforeAfter({ challenge, approach, outcome }: BeforeAfterProps) {
  return (
    <dl className="before-after wrap">
      <div className="before-after__side before-after__side--before ink">
        <dt>Before</dt>
        <dd>{challenge}</dd>
      </div>
      <div className="before-after__side before-after__side--after">
        <dt>After</dt>
        <dd>{outcome}</dd>
      </div>
      <div className="before-after__between">
        <dt>The work between</dt>
        <dd>{approach}</dd>
      </div>
    </dl>
  );
}

import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { ClaimFigure } from '../../components/articles/Claim.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { claimOf } from '../../facts/claims.ts';
import { headedSections } from '../../markdown/sections.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function RoiCalculator({ page, data, content }: LayoutProps<'roi-calculator'>) {
  const sections = headedSections(content);
  const half = Math.ceil(sections.length / 2);
  const foldsOf = (from: number, to?: number) => (
    <ProseFolds
      html={sections
        .slice(from, to)
        .map(({ heading, text }) => heading + text)
        .join('')}
      open={0}
    />
  );
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="roi-page wrap section">
        <WidgetPlaceholder widget="roi-calculator" />
        <p className="roi-page__without small">
          The figures above are an example that breaks even. To change them on the screen, switch JavaScript on; on
          paper, use the formula below.
        </p>
      </div>
      <div className="sand">
        <div className="fold-columns wrap">
          <div>{foldsOf(0, half)}</div>
          <div>
            {foldsOf(half)}
            {(claimOf('savings') || claimOf('downtime')) && <StatedSavings />}
          </div>
        </div>
      </div>
      <PageEnd data={data} />
    </Page>
  );
}

function StatedSavings() {
  return (
    <Fold id="claimed" title="Savings and downtime we state, and why they are not in the result">
      <p>
        They are statements about all our clients together, not about your office: the result above uses your own
        figures instead. <a href="/claims-and-sources">All our claims</a> are listed with their source and date.
      </p>
      <dl className="roi-page__figures">
        <ClaimFigure id="savings" dated />
        <ClaimFigure id="downtime" dated />
      </dl>
    </Fold>
  );
}

import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { ClaimFigure } from '../../components/articles/Claim.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { claimOf } from '../../facts/claims.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function RoiCalculator({ page, data, content }: LayoutProps<'roi-calculator'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="roi-page wrap section">
        <WidgetPlaceholder widget="roi-calculator" />
        <p className="roi-page__without small">
          The figures above are an example that breaks even. To change them on the screen, switch JavaScript on; on
          paper, use the formula below.
        </p>
        {(claimOf('savings') || claimOf('downtime')) && <StatedSavings />}
        <ProseFolds html={content} open={0} />
      </div>
      <PageEnd data={data} />
    </Page>
  );
}

function StatedSavings() {
  return (
    <section className="roi-page__claims" aria-labelledby="claimed">
      <h2 id="claimed">Savings and downtime we state</h2>
      <dl className="roi-page__figures">
        <ClaimFigure id="savings" dated />
        <ClaimFigure id="downtime" dated />
      </dl>
      <p>
        The calculator uses your own figures instead of these two. <a href="/claims-and-sources">All our claims</a> are
        listed with their source and date.
      </p>
    </section>
  );
}

import { WidgetPlaceholder } from '../../widgets/WidgetPlaceholder.tsx';
import { ClaimFigure } from '../components/Claim.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { PageEnd } from '../components/PageEnd.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';

/** The calculator first; then what is often claimed of such plans, and how to do the same on paper. */
export default function RoiCalculator({ page, data, content }: LayoutProps<'roi-calculator'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} />
      <div className="roi-page wrap section">
        <WidgetPlaceholder widget="roi-calculator" />
        <p className="roi-page__without small">
          The figures above are a worked example. To change them on the screen, switch JavaScript on; on paper, use the
          formula.
        </p>
        <section className="roi-page__claims" aria-labelledby="claimed">
          <h2 id="claimed">Savings and downtime that are claimed</h2>
          <dl className="roi-page__figures">
            <ClaimFigure id="savings" dated />
            <ClaimFigure id="downtime" dated />
          </dl>
          <p>
            Neither figure is in the calculator. We cannot know what an office saves that we have not seen, and the
            second names no starting point. <a href="/claims-and-sources">All claims, and what they rest on</a>.
          </p>
        </section>
        <ProseSections html={content} />
      </div>
      <PageEnd data={data} />
    </Page>
  );
}

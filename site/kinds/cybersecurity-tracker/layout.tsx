import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { ControlOrder } from '../../components/figures/ControlOrder.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { BaselineControls } from '../../components/sections/BaselineControls.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { controlOrder } from '../../facts/baseline-controls.ts';
import { facts } from '../../facts/records/index.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** A started list is printed alone. */
export default function CybersecurityTracker({ page, data, content }: LayoutProps<'cybersecurity-tracker'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        about={
          <p className="tracker-start no-print">
            <Button href="#tracker" variant="accent">
              Start with control {controlOrder[0].controls[0]}
            </Button>
          </p>
        }
      >
        <ControlOrder />
      </Opening>
      <div className="tracker-page wrap section">
        <section className="tracker-page__tool band" aria-labelledby="tracker">
          <h2 id="tracker">Your list of the thirteen controls</h2>
          <p className="tracker-page__kept" data-script-only="">
            What you write here stays on this device and is never sent to us.{' '}
            <a href="/privacy-choices">See or erase it</a>.
          </p>
          <p className="tracker-page__without">
            To keep the list here, switch JavaScript on. Without it, print the controls below and write next to them.
          </p>
          <WidgetPlaceholder widget="cybersecurity-tracker" />
        </section>
        <AskLine row path={page.path} action="Book Free Consultation" about="Rather have it done?" />
        <section className="tracker-page__controls" aria-labelledby="controls">
          <Fold id="controls" title="The thirteen controls, with a test for each">
            <p>
              {facts['baseline-controls'].text} The order and subjects are theirs; the wording and the tests are ours.
            </p>
            <BaselineControls />
          </Fold>
        </section>
        <div className="tracker-page__text">
          <ProseFolds html={content} open={0} />
        </div>
      </div>
      <PageEnd data={data} />
    </Page>
  );
}

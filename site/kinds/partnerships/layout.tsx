import { Fragment } from 'react';
import { company } from '../../../shared/company/company.ts';
import { bookingMessages } from '../../../shared/forms/messages.ts';
import { generalAssessment } from '../../../shared/options.ts';
import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { PathFigure } from '../../components/figures/PathFigure.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { WriteLine } from '../../components/sections/AskCard.tsx';
import { Moments } from '../../components/sections/Moments.tsx';
import { CallButton } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { Refusals } from '../../components/sections/Refusals.tsx';
import { WayIn } from '../../components/sections/WayIn.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { fragmentOf } from '../../markdown/fragment-of.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** After so many kinds of partner the page asks. */
const waysToAsk = 2;

export default function Partnerships({ page, data, content }: LayoutProps<'partnerships'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        tone="ink"
        about={
          <div className="offer">
            <p className="offer__actions">
              <Button href="#write" variant="accent">
                Write to us: two lines are enough
              </Button>
              <CallButton />
            </p>
          </div>
        }
        figure={data.figure && <PathFigure {...data.figure} illustrative={false} />}
      />
      <div className="wrap partner-ways">
        <PageLinks
          variant="choices"
          title="Partners: you are …"
          links={data.ways.map(({ you, title }) => ({ label: you, href: `#${fragmentOf(title)}` }))}
        />
        {data.ways.map((way, at) => (
          <Fragment key={way.title}>
            <WayIn way={way} id={fragmentOf(way.title)} band={at % 2 === 0} />
            {at === waysToAsk - 1 && <WriteLine about="Are you one of these?" action="Write to us" href="#write" />}
          </Fragment>
        ))}
        <ProseSections html={content} />
      </div>
      <Refusals id="not-done" title="What we do not do with partners" refusals={data.refusals} />
      <section className="first-lines ink" aria-labelledby="how-it-starts">
        <div className="wrap">
          <div className="first-lines__head">
            <h2 id="how-it-starts">How a partnership starts</h2>
            <Button href="#write">Write to us</Button>
          </div>
          <Moments moments={data.howItStarts} form="ruler" />
        </div>
      </section>
      <section className="wrap section write-to-us no-print" aria-labelledby="write">
        <div className="write-to-us__notes">
          <h2 id="write">Write to us: two lines are enough</h2>
          <p>
            Clients use the same form, so its button says “{bookingMessages.submit}”. You get a call from us. Under
            Service, leave {generalAssessment.label}. Under Message, say who you are and who your clients are.
          </p>
          <p>
            We see that you wrote from this page, and your message goes to the person who decides. If you prefer to
            talk, call <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>.
          </p>
          <p>
            You can also put our forms on your own site: <a href="/widgets">try each form and copy its tags</a>. For
            your own programs there is <a href="/developers">our API</a>.
          </p>
        </div>
        <WidgetPlaceholder
          widget="contact-form"
          options={{ source: 'partnerships', page: page.path, service: generalAssessment.value }}
        />
      </section>
      <FaqSection faqs={data.faqs} />
      <Sources sources={data.sources} />
    </Page>
  );
}

import { company } from '../../widgets/contract/company.ts';
import { bookingMessages } from '../../widgets/contract/messages.ts';
import { generalAssessment } from '../../widgets/contract/options.ts';
import { WidgetPlaceholder } from '../../widgets/WidgetPlaceholder.tsx';
import { FaqSection } from '../components/FaqSection.tsx';
import { Moments } from '../components/Moments.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { PageLinks } from '../components/PageLinks.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import { Refusals } from '../components/Refusals.tsx';
import { Sources } from '../components/Sources.tsx';
import { WayIn } from '../components/WayIn.tsx';
import type { LayoutProps } from '../context.ts';
import { fragmentOf } from '../pages/fragment-of.ts';

/** Who may share a client with us: each reader finds their own part at the top, and the form at the end. */
export default function Partnerships({ page, data, content }: LayoutProps<'partnerships'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated}>
        <PageLinks
          variant="choices"
          title="Partners: you are …"
          links={data.ways.map(({ you, title }) => ({ label: you, href: `#${fragmentOf(title)}` }))}
        />
      </Opening>
      <div className="wrap">
        {data.ways.map((way) => (
          <WayIn key={way.title} way={way} id={fragmentOf(way.title)} />
        ))}
        <ProseSections html={content} />
      </div>
      <Refusals id="not-done" title="What we do not do with partners" refusals={data.refusals} />
      <section className="first-lines ink" aria-labelledby="how-it-starts">
        <div className="wrap">
          <h2 id="how-it-starts">How a partnership starts</h2>
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
            We see that you wrote from this page, and your message goes to the person who decides. Prefer to talk? Call{' '}
            <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>.
          </p>
          <p>
            You can also put our forms on your own site: <a href="/widgets">try each form and copy its tags</a>.
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

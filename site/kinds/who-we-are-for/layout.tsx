import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { FirmSizes } from '../../components/figures/FirmSizes.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { FitList } from '../../components/sections/FitList.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Refusals } from '../../components/sections/Refusals.tsx';
import { claims } from '../../facts/claims.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** Who we suit, and when to choose other help (decision 52). */
export default function WhoWeAreFor({ page, data, content }: LayoutProps<'who-we-are-for'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        lead={data.lead}
        updated={data.updated}
        tone="ink"
        about={<Offer />}
        figure={<FirmSizes size={claims.firmSize.value} />}
      />
      <section className="wrap section" aria-labelledby="suits">
        <h2 id="suits">Firms we suit</h2>
        <FitList fits={data.suits} />
      </section>
      <div className="wrap">
        <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Is yours among them?" />
      </div>
      <div className="wrap section">
        <ProseSections html={content} />
        <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Ask before you decide." />
      </div>
      <Refusals
        id="someone-else"
        title="When to choose someone else"
        refusals={data.someoneElse.map(({ when, instead, link }) => ({ what: when, why: instead, link }))}
      />
      <PageEnd apart data={data} closing="Ask us whether we fit your office." action="Book Free Consultation" />
    </Page>
  );
}

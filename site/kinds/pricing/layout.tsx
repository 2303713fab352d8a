import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Estimator } from '../../components/prices/Estimator.tsx';
import { RatesTable, TermsTable } from '../../components/prices/RatesTable.tsx';
import { TierDots } from '../../components/prices/TierDots.tsx';
import { TierMatrix, tierGroups } from '../../components/prices/TierMatrix.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { PhoneFold } from '../../components/ui/PhoneFold.tsx';
import { rateGroups, serviceTerms, terms } from '../../facts/rates.ts';
import { priceRule } from '../../facts/tiers.ts';
import { headedSections } from '../../markdown/sections.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const countOf = (groups: (typeof tierGroups)[keyof typeof tierGroups]) =>
  groups.reduce((sum, { jobs }) => sum + jobs.length, 0);

const [differing, alike] = [countOf(tierGroups.differs), countOf(tierGroups.alike)];

export default function Pricing({ page, data, content }: LayoutProps<'pricing'>) {
  const sections = headedSections(content);
  const foldsOf = (from: number, to?: number) => (
    <ProseFolds
      html={sections
        .slice(from, to)
        .map(({ heading, text }) => heading + text)
        .join('')}
      open={0}
    />
  );
  const half = Math.ceil(sections.length / 2);
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} subject={data.subject} lead={data.lead} tone="ink" />
      <section className="price-scale ink" aria-label="Your estimate">
        <div className="wrap">
          <Estimator />
        </div>
      </section>
      <p className="price-scale__rule wrap">
        {priceRule} <span className="small">Updated {longDate(data.updated)}.</span>
      </p>
      <div className="price-list wrap section">
        <TierDots />
        <div className="tier-differs">
          <PhoneFold title="Where the tiers differ" count={differing}>
            <div id="included" className="tier-differs__jobs">
              <p className="price-list__legend">
                <strong>Included</strong> is in the monthly price. <strong>Per use</strong> is charged each time, at the
                price named with the job. <strong>No</strong> means that the tier does not have it. How soon we respond
                and visit is in our <a href="/service-levels">service levels</a>.
              </p>
              <TierMatrix of="differs" label="Jobs in which the tiers differ" />
            </div>
          </PhoneFold>
        </div>
        <Fold id="in-every-tier" title="The same in every tier" count={alike} unit="job">
          <TierMatrix of="alike" label="Jobs that are the same in every tier" />
        </Fold>
      </div>
      <div className="price-more sand">
        <div className="fold-columns wrap">
          <div>
            <Fold id="rates" title="Rates for everything else">
              <p className="price-list__legend">In Canadian dollars, before HST. {terms.quote.text}</p>
              {Object.entries(rateGroups).map(([name, rates]) => (
                <RatesTable key={name} name={name} rates={rates} />
              ))}
            </Fold>
            {foldsOf(0, half)}
          </div>
          <div>
            <Fold id="terms" title="Terms of the monthly plan">
              <TermsTable
                name="Terms of the monthly plan"
                heads={['Term', 'What it says']}
                terms={terms}
                anchor="rate"
              />
              <h3 id="service-terms" className="price-more__title">
                Terms of the monthly services
              </h3>
              <TermsTable
                name="Terms of the monthly services"
                heads={['Service', 'What it says']}
                terms={serviceTerms}
                anchor="rate"
              />
            </Fold>
            {foldsOf(half)}
          </div>
        </div>
      </div>
      <FaqSection faqs={data.faqs} />
      <ClosingBand title="Get a number for your office." action="Book Free Consultation" />
    </Page>
  );
}

import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { Estimator } from '../../components/prices/Estimator.tsx';
import { RatesTable, TermsTable } from '../../components/prices/RatesTable.tsx';
import { TierDots } from '../../components/prices/TierDots.tsx';
import { TierMatrix } from '../../components/prices/TierMatrix.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { rateGroups, serviceTerms, terms } from '../../facts/rates.ts';
import { priceRule } from '../../facts/tiers.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Pricing({ page, data, content }: LayoutProps<'pricing'>) {
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
        <Fold id="included" title="What each tier includes, job by job">
          <p className="price-list__legend">
            <strong>Included</strong> is in the monthly price. <strong>Per use</strong> is charged each time, at the
            price below the job. <strong>No</strong> means that the tier does not have it. How soon we respond and visit
            is in our <a href="/service-levels">service levels</a>.
          </p>
          <TierMatrix />
        </Fold>
        <Fold id="rates" title="Rates for everything else">
          <p className="price-list__legend">In Canadian dollars, before HST. {terms.quote.text}</p>
          {Object.entries(rateGroups).map(([name, rates]) => (
            <RatesTable key={name} name={name} rates={rates} />
          ))}
        </Fold>
        <Fold id="terms" title="Terms of the monthly plan">
          <TermsTable name="Terms of the monthly plan" heads={['Term', 'What it says']} terms={terms} anchor="rate" />
        </Fold>
        <Fold id="service-terms" title="Terms of the monthly services">
          <TermsTable
            name="Terms of the monthly services"
            heads={['Service', 'What it says']}
            terms={serviceTerms}
            anchor="rate"
          />
        </Fold>
        <ProseFolds html={content} open={0} />
      </div>
      <FaqSection faqs={data.faqs} />
      <ClosingBand title="Get a number for your office." action="Book Free Consultation" />
    </Page>
  );
}

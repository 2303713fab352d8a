import { FaqSection } from '../../components/articles/FaqSection.tsx';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { RatesTable, TermsTable } from '../../components/prices/RatesTable.tsx';
import { TierMatrix } from '../../components/prices/TierMatrix.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { BookingButton } from '../../components/ui/Button.tsx';
import { rateGroups, serviceTerms, terms } from '../../facts/rates.ts';
import { priceRule, pricing } from '../../facts/tiers.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

const dollars = (amount: number) => `$${amount}`;

export default function Pricing({ page, data, content }: LayoutProps<'pricing'>) {
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening page={page} lead={data.lead} updated={data.updated} tone="ink" />
      <section className="price-scale ink" aria-labelledby="tiers">
        <div className="wrap">
          <h2 id="tiers" className="price-scale__title">
            Per person, per month, in Canadian dollars
          </h2>
          <ol className="price-scale__tiers">
            {pricing.tiers.map((tier) => (
              <li className="price-scale__tier" key={tier.name}>
                <h3>{tier.name}</h3>
                <p className="price-scale__range">
                  {dollars(tier.min)}–{tier.max}
                </p>
                <p>{tier.includes}</p>
              </li>
            ))}
          </ol>
          <p className="price-scale__packages">
            {pricing.packages.map((entry) => (
              <span key={entry.name}>
                {entry.name}, {entry.users.min} to {entry.users.max} people: from{' '}
                <strong>{dollars(entry.price)}</strong> each.{' '}
              </span>
            ))}
          </p>
          <p className="price-scale__rule">{priceRule}</p>
          <p>
            <BookingButton source="pricing" variant="accent">
              Book Free Consultation
            </BookingButton>
          </p>
        </div>
      </section>
      <div className="price-list wrap section">
        <section aria-labelledby="included">
          <h2 id="included">What each tier includes</h2>
          <p className="price-list__legend">
            <strong>Included</strong> is in the monthly price. <strong>Per use</strong> is charged each time, at the
            price below the job. <strong>No</strong> means that the tier does not have it. How soon we respond and visit
            is in our <a href="/service-levels">service levels</a>.
          </p>
          <TierMatrix />
        </section>
        <section aria-labelledby="rates">
          <h2 id="rates">Rates for everything else</h2>
          <p className="price-list__legend">In Canadian dollars, before HST. {terms.quote.text}</p>
          {Object.entries(rateGroups).map(([name, rates]) => (
            <RatesTable key={name} name={name} rates={rates} />
          ))}
        </section>
        <section aria-labelledby="terms">
          <h2 id="terms">Terms of the monthly plan</h2>
          <TermsTable name="Terms of the monthly plan" heads={['Term', 'What it says']} terms={terms} anchor="rate" />
        </section>
        <section aria-labelledby="service-terms">
          <h2 id="service-terms">Terms of the monthly services</h2>
          <TermsTable
            name="Terms of the monthly services"
            heads={['Service', 'What it says']}
            terms={serviceTerms}
            anchor="rate"
          />
        </section>
      </div>
      <div className="wrap section">
        <ProseSections html={content} />
      </div>
      <FaqSection faqs={data.faqs} />
      <ClosingBand title="Get a number for your office." action="Book Free Consultation" />
    </Page>
  );
}

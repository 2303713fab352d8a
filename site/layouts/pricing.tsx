import { BookingButton } from '../components/Button.tsx';
import { ClosingBand } from '../components/ClosingBand.tsx';
import { FaqSection } from '../components/FaqSection.tsx';
import { Opening } from '../components/Opening.tsx';
import { Page } from '../components/Page.tsx';
import { ProseSections } from '../components/ProseSections.tsx';
import type { LayoutProps } from '../context.ts';
import { pricing } from '../data/pricing.ts';

const dollars = (amount: number) => `$${amount}`;

/** Pricing opens with the range as a scale, its three tiers in place. */
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
                {entry.name}, {entry.users.min} to {entry.users.max} people: <strong>{dollars(entry.price)}</strong>{' '}
                each.{' '}
              </span>
            ))}
            Larger firms get a price of their own.
          </p>
          <p>
            <BookingButton source="pricing" variant="accent">
              Book Free Consultation
            </BookingButton>
          </p>
        </div>
      </section>
      <div className="wrap section">
        <ProseSections html={content} />
      </div>
      <FaqSection faqs={data.faqs} />
      <ClosingBand title="Get a number for your office." action="Book Free Consultation" />
    </Page>
  );
}

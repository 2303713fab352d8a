import { company } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { claims } from '../../facts/claims.ts';
import type { Place } from '../../facts/places.ts';
import { rateOf } from '../../facts/prices.ts';
import { offerOfRate, rateAnchor, rates } from '../../facts/rates.ts';
import { BookingButton, Button } from '../ui/Button.tsx';
import { PhoneIcon } from '../ui/PhoneIcon.tsx';

export type OfferProps = {
  /** For the strip of facts under the opening. */
  place?: Place;
  /** docs/product.md, section 2. */
  action?: string;
};

/**
 * In a commercial page's opening: book or call. The script replaces the support hours with the current state
 * (`widgets/page/support-hours-state.ts`). The facts are in the strip below (`FactStrip.tsx`).
 */
export function Offer({ action = 'Book Free Assessment' }: OfferProps) {
  return (
    <div className="offer">
      <p className="offer__actions">
        <BookingButton source="opening" variant="accent">
          {action}
        </BookingButton>
        <CallButton />
      </p>
      <ul className="small offer__next">
        <DeskLine />
        <li>After you press Book: a technician calls you within {claims.contactWithin.value} in support hours</li>
      </ul>
    </div>
  );
}

export function DeskLine() {
  return (
    <li data-desk="">
      Desk {hours.opens} to {hours.closes} on weekdays
    </li>
  );
}

export function CallButton() {
  return (
    <Button href={`tel:${company.phone.e164}`} variant="quiet">
      <PhoneIcon />
      <span>
        <span className="hidden-text">Call </span>
        {company.phone.display}
      </span>
    </Button>
  );
}

/** The plan's range, or that of the page's rate. */
export function PriceLine({ path }: { path: string }) {
  const id = rateOf(path);
  if (id) {
    const offer = offerOfRate(rates[id]);
    const [price, ...after] = offer.split('; ');
    return (
      <>
        <a className="offer__price" href={`/pricing#${rateAnchor(id)}`}>
          {price?.replace(/^./, (letter) => letter.toUpperCase())}
        </a>
        {after.map((rest) => (
          <span className="offer__terms" key={rest}>
            <span className="hidden-text">; </span>
            {rest}
          </span>
        ))}
      </>
    );
  }
  return (
    <span data-claim="planPrice">
      <a className="offer__price" href="/pricing">
        {claims.planPrice.value}
      </a>{' '}
      per person per month
    </span>
  );
}

import { company } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { claims } from '../../facts/claims.ts';
import { soonest } from '../../facts/how-soon.ts';
import type { Place } from '../../facts/places.ts';
import { rateOf } from '../../facts/prices.ts';
import { offerOfRate, rateAnchor, rates } from '../../facts/rates.ts';
import { BookingButton, Button } from '../ui/Button.tsx';
import { PhoneIcon } from '../ui/PhoneIcon.tsx';

export type OfferProps = {
  /** Path of the page: determines the price. */
  path: string;
  place?: Place;
  /** Text of the booking button: docs/product.md, section 2. */
  action?: string;
};

/**
 * Price, response time, phone and next step, in a commercial page's opening. The script replaces the support hours with
 * the current state (`widgets/page/support-hours-state.ts`).
 */
export function Offer({ path, place, action = 'Book Free Assessment' }: OfferProps) {
  const soon = place && soonest(place);
  return (
    <div className="offer">
      <ul className="offer__facts">
        <li data-price="">
          <PriceLine path={path} />
        </li>
        {soon && (
          <li data-response-time="">
            {place.name}: {soon}
          </li>
        )}
        <DeskLine />
      </ul>
      <p className="offer__actions">
        <BookingButton source="opening" variant="accent">
          {action}
        </BookingButton>
        <CallButton />
      </p>
      <p className="small offer__next">
        After you press Book: a technician calls you within {claims.contactWithin.value} in support hours.
      </p>
    </div>
  );
}

/** The support hours; the script replaces them with the current state. */
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

/** The plan's range, or the range or lowest price of the page's rate. */
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
        {after.map((rest) => `; ${rest}`)}
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

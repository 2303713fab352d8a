import { company } from '../../widgets/contract/company.ts';
import { hours } from '../../widgets/contract/hours.ts';
import { claims } from '../data/claims.ts';
import type { Place } from '../data/places.ts';
import { priceOf } from '../data/prices.ts';
import { BookingButton, Button } from './Button.tsx';
import { PhoneIcon } from './PhoneIcon.tsx';
import { visitLine } from './PlaceFacts.tsx';

export type OfferProps = {
  /** Path of the page: its subject decides the price. */
  path: string;
  /** The city that the page is about; its response times are shown. */
  place?: Place;
  /** Words of the booking button: specification, section 2. */
  action?: string;
};

/**
 * What a buyer asks first, in the opening of every commercial page: the price, how soon somebody comes, whom to call,
 * and what follows. The script replaces the hours with the desk's state (`widgets/page/desk-state.ts`).
 */
export function Offer({ path, place, action = 'Book Free Assessment' }: OfferProps) {
  const soon = place && soonest(place);
  return (
    <div className="offer">
      <ul className="offer__facts">
        <li data-claim="planPrice">
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

/** The support hours; the script says in their place whether the desk is open now. */
export function DeskLine() {
  return (
    <li data-desk="">
      Desk {hours.opens} to {hours.closes} on weekdays
    </li>
  );
}

/** A button that calls the company. */
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

/** The plan's range, or that the work is quoted, with the plan's range apart from it. */
export function PriceLine({ path }: { path: string }) {
  const range = (
    <a className="offer__price" href="/pricing">
      {claims.planPrice.value}
    </a>
  );
  return priceOf(path) === 'plan' ? (
    <>{range} per person per month</>
  ) : (
    <>Quoted as one sum before you sign. (Our plan: {range} per person per month.)</>
  );
}

/** The city's first answer and visit, as its claims state them; where none is stated, how we come. */
export function soonest(place: Place): string {
  const answer = place.firstResponseMinutes && `first answer in ${place.firstResponseMinutes} minutes`;
  const visit = place.onSiteHours && `on site in under ${place.onSiteHours} hours`;
  if (answer || visit) return `${[answer, visit].filter(Boolean).join(', ')} in an emergency`;
  return visitLine(place);
}

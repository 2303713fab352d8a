import { Offer } from '../sections/Offer.tsx';

/** Beside the heading of a list, on a wide screen: a phone has the bar at its foot. */
export function IndexOffer() {
  return (
    <div className="index-offer">
      <Offer action="Book Free Consultation" />
    </div>
  );
}

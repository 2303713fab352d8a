import { places } from '../../facts/places.ts';
import type { SiteContext } from '../../pages/site-context.ts';
import { ClaimFigure } from '../articles/Claim.tsx';
import { AnsweringMap } from '../map/AnsweringMap.tsx';
import { PostalCodeBox } from '../places/PostalCodeBox.tsx';
import { CallButton, DeskLine, PriceLine } from '../sections/Offer.tsx';
import { BookingButton } from '../ui/Button.tsx';

const frame = { north: 43.99, south: 43.37, west: -79.88, east: -78.77, beyond: 220 };

/** Burlington is west of the map's frame. */
const shown = places.map(({ slug }) => slug).filter((slug) => slug !== 'burlington');

type HeroProps = { site: SiteContext; title: string; lead: string };

export function Hero({ site, title, lead }: HeroProps) {
  const [first, second] = title.split(/(?<=\.)\s+/);
  return (
    <section className="hero ink">
      <div className="wrap hero__body">
        <div className="hero__words">
          <h1 className="hero__title">
            {first} {second && <em className="hero__light">{second}</em>}
          </h1>
          <p className="hero__lead">{lead}</p>
          <ul className="hero__facts">
            <li data-claim="planPrice">
              <PriceLine path="/services/managed-it" />
            </li>
            <DeskLine />
          </ul>
          <p className="hero__actions">
            <BookingButton source="home-hero" variant="accent">
              Book Free Consultation
            </BookingButton>
            <CallButton />
          </p>
        </div>
        <AnsweringMap
          path="/"
          frame={frame}
          show={shown}
          rest="Choose a city or type a postal code to see how far away we are, how soon someone responds and how soon we are there."
        />
        <PostalCodeBox site={site} />
      </div>
      <dl className="hero__strip wrap">
        <ClaimFigure id="emergencyResponse" />
        <ClaimFigure id="uptime" />
        <ClaimFigure id="rating" />
        <ClaimFigure id="since" />
      </dl>
    </section>
  );
}

import { claims } from '../../facts/claims.ts';
import { places } from '../../facts/places.ts';
import type { SiteContext } from '../../pages/site-context.ts';
import { groupsOf, ordinaryDay } from '../figures/BoardFigure.tsx';
import { Dots } from '../figures/Dots.tsx';
import { AnsweringMap } from '../map/AnsweringMap.tsx';
import { framed } from '../map/frame-around.ts';
import { PostalCodeBox } from '../places/PostalCodeBox.tsx';
import { CallButton, DeskLine, PriceLine } from '../sections/Offer.tsx';
import { BookingButton } from '../ui/Button.tsx';

const frame = framed({ north: 43.99, south: 43.37, west: -79.88, east: -78.71, beyond: 220 });

/** Without what is beside the frame, such as Burlington. */
const shown = places.filter(({ lng }) => lng > frame.west + 0.1 && lng < frame.east).map(({ slug }) => slug);

type HeroProps = { site: SiteContext; title: string; lead: string };

/** Words and map, with nothing on the map; under them the strip: the desk, the example office, the postal code. */
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
          <p className="hero__price" data-claim="planPrice">
            <PriceLine path="/services/managed-it" />
          </p>
          <div className="offer hero__offer">
            <p className="offer__actions">
              <BookingButton source="home-hero" variant="accent">
                Book Free Consultation
              </BookingButton>
              <CallButton />
            </p>
          </div>
        </div>
        <AnsweringMap
          path="/"
          frame={frame}
          show={shown}
          rest="Choose a city or type a postal code to see how far away we are, how soon someone responds and how soon we are there."
        />
      </div>
      <div className="hero__strip wrap">
        <ul className="hero__desk">
          <DeskLine />
          <li>
            A technician responds within {claims.helpDeskResponse.value}, in an emergency day and night.{' '}
            <a href="/people#shifts">Who answers</a>
          </li>
        </ul>
        <figure className="hero__office" data-illustrative="">
          <figcaption>An example office: 24 machines on an ordinary day (specimen)</figcaption>
          <Dots groups={groupsOf(ordinaryDay)} columns={12} places={{ needs: 6, lit: 15 }} />
        </figure>
        <PostalCodeBox site={site} />
      </div>
    </section>
  );
}

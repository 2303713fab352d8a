import { company } from '../../../widgets/contract/company.ts';
import { BookingButton, Button } from '../Button.tsx';
import { ClaimFigure } from '../Claim.tsx';
import { RegionMap } from '../map/RegionMap.tsx';

const frame = { north: 43.99, south: 43.3, west: -79.86, east: -78.79, width: 800, beyond: 330 };
const shown = ['mississauga', 'brampton', 'markham', 'vaughan', 'oakville', 'pickering', 'whitby', 'oshawa', 'ajax'];

/** The home page's opening: what happens when you call, and the map. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  const [first, second] = title.split(/(?<=\.)\s+/);
  return (
    <section className="hero ink">
      <div className="hero__map">
        <RegionMap frame={frame} show={shown} />
      </div>
      <div className="wrap hero__body">
        <h1 className="hero__title">
          {first} {second && <em className="hero__light">{second}</em>}
        </h1>
        <p className="hero__lead">{lead}</p>
        <p className="hero__actions">
          <BookingButton source="home-hero" variant="accent">
            Book Free Consultation
          </BookingButton>
          <Button href={`tel:${company.phone.e164}`} variant="quiet">
            {company.phone.display}
          </Button>
        </p>
      </div>
      <div className="wrap">
        <dl className="hero__strip">
          <ClaimFigure id="emergencyResponse" />
          <ClaimFigure id="uptime" />
          <ClaimFigure id="rating" />
          <ClaimFigure id="since" />
        </dl>
      </div>
    </section>
  );
}

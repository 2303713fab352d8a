import { claims } from '../../data/claims.ts';
import { places } from '../../data/places.ts';
import { BookingButton } from '../Button.tsx';
import { PlacesTable } from '../PlacesTable.tsx';
import { SectionLabel } from '../SectionLabel.tsx';

const responseTimes = [
  { label: 'Emergency', claim: claims.onSiteEmergency },
  { label: 'Standard request', claim: claims.onSiteStandard },
  { label: 'Scheduled maintenance', claim: claims.scheduledMaintenance },
];

/** The first eight locations as a table of minutes and hours, and the response-time box (specification, section 2). */
export function Places() {
  return (
    <section className="places wrap section" aria-labelledby="places">
      <div className="places__intro">
        <SectionLabel>Locations</SectionLabel>
        <h2 id="places">How far away is help?</h2>
        <p className="lead">
          {claims.cities.value} cities from two offices. The phone is answered in minutes; the drive takes longer, and
          we say how long.
        </p>
        <dl className="places__times">
          {responseTimes.map(({ label, claim }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{claim.value}</dd>
            </div>
          ))}
        </dl>
        <p className="small">Time until someone is on site; stated targets. City pages say which applies where.</p>
        <p>
          <BookingButton source="home-places">Schedule On-Site Assessment</BookingButton>
        </p>
      </div>
      <div>
        <PlacesTable places={places.slice(0, 8)} linkOf={(place) => `/locations/${place.slug}`} />
        <p className="places__all">
          <a href="/locations">All service areas</a>
        </p>
      </div>
    </section>
  );
}

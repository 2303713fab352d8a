import { claims } from '../../data/claims.ts';
import { nearestOffice, type Place, places } from '../../data/places.ts';
import { BookingButton } from '../Button.tsx';
import { SectionLabel } from '../SectionLabel.tsx';

const responseTimes = [
  { label: 'Emergency', claim: claims.onSiteEmergency },
  { label: 'Standard request', claim: claims.onSiteStandard },
  { label: 'Scheduled maintenance', claim: claims.scheduledMaintenance },
];

/** "27 km from the Richmond Hill office": between the city's centre and the nearer office, as the crow flies. */
function distanceLine(place: Place): string {
  const { office, km } = nearestOffice(place);
  return km < 1 ? 'our office' : `${Math.round(km)} km from ${office.city}`;
}

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
          <BookingButton>Schedule On-Site Assessment</BookingButton>
        </p>
      </div>
      <table className="places__table">
        <caption className="hidden-text">Response by city: stated targets</caption>
        <thead>
          <tr>
            <th scope="col">City</th>
            <th scope="col">First answer in an emergency</th>
            <th scope="col">On site</th>
          </tr>
        </thead>
        <tbody>
          {places.slice(0, 8).map((place) => (
            <tr key={place.slug}>
              <th scope="row">
                <a href={`/locations/${place.slug}`}>{place.name}</a>
                <span className="places__distance">{distanceLine(place)}</span>
              </th>
              <td>{place.firstResponseMinutes ? `${place.firstResponseMinutes} minutes` : 'by phone, 24/7'}</td>
              <td>under {place.onSiteHours} hours</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>
              <a href="/locations">All service areas</a>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

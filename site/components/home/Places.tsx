import { officeCount } from '../../../shared/company/company.ts';
import { claims } from '../../facts/claims.ts';
import { onSiteLine, type Place, pathOf, places } from '../../facts/places.ts';
import { BookingButton } from '../ui/Button.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';

const responseTimes = [
  { label: 'Emergency', claim: claims.onSiteEmergency },
  { label: 'Standard visit (P2)', claim: claims.onSiteStandard },
  { label: 'Scheduled maintenance', claim: claims.scheduledMaintenance },
];

const first = places.slice(0, 8);
const known = first.filter((place) => place.firstResponseMinutes);
const rest = [
  ...Map.groupBy(
    first.filter((place) => !place.firstResponseMinutes),
    visitOf,
  ),
];

/**
 * The first eight locations (docs/product.md, section 2): a row per city with its own target, one line for the others.
 */
export function Places() {
  return (
    <section className="places wrap section" aria-labelledby="places">
      <div className="places__intro">
        <SectionLabel>Locations</SectionLabel>
        <h2 id="places">How far away is help?</h2>
        <p>
          {claims.cities.value} {claims.cities.value === '1' ? 'city' : 'cities'} from {officeCount().toLowerCase()}.
        </p>
        <dl className="places__times">
          {responseTimes.map(({ label, claim }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{claim.value}</dd>
            </div>
          ))}
        </dl>
        <p className="small">Targets for a visit.</p>
      </div>
      <div className="places__cities">
        {known.length > 0 && (
          <table className="places__known">
            <thead>
              <tr>
                <th scope="col">City</th>
                <th scope="col">Emergency response</th>
                <th scope="col">At the door</th>
              </tr>
            </thead>
            <tbody>
              {known.map((place) => (
                <tr key={place.slug}>
                  <th scope="row">
                    <a href={pathOf(place)}>{place.name}</a>
                  </th>
                  <td>{place.firstResponseMinutes} minutes</td>
                  <td>{onSiteLine(place)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rest.map(([visit, cities]) => (
          <p className="places__rest" key={visit}>
            <Links of={cities} />: help desk response within {claims.helpDeskResponse.value}, {visit}.
          </p>
        ))}
        <p className="places__actions">
          <BookingButton source="home-places">Schedule On-Site Assessment</BookingButton>
          <a href="/locations">All locations</a>
        </p>
      </div>
    </section>
  );
}

function visitOf(place: Place): string {
  if (place.visits === 'remote') return onSiteLine(place);
  if (place.onSiteHours) return `on site in ${onSiteLine(place)} in an emergency`;
  return `visits ${onSiteLine(place)}`;
}

/** "Markham, Richmond Hill, Oakville and Etobicoke", as links. */
function Links({ of }: { of: readonly Place[] }) {
  return of.map((place, index) => (
    <span key={place.slug}>
      {index > 0 && (index === of.length - 1 ? ' and ' : ', ')}
      <a href={pathOf(place)}>{place.name}</a>
    </span>
  ));
}

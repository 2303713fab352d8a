import { claims } from '../../facts/claims.ts';
import { hasOffice, nearestOffice, onSiteLine, type Place } from '../../facts/places.ts';
import { DotField } from '../figures/DotField.tsx';

/** From our nearest office: none where it is in the city. */
function kmOf(place: Place): number {
  if (place.visits === 'remote') return Number.POSITIVE_INFINITY;
  return hasOffice(place) ? 0 : nearestOffice(place).km;
}

/** Kilometres of a dot. */
const kmOfDot = 5;

/**
 * Two tables, whose columns are one below the other: cities with a response time of their own, then the others, the
 * nearest first. `linkOf` returns a city's
 * page.
 */
export function PlacesTable({ places, linkOf }: { places: readonly Place[]; linkOf: (place: Place) => string }) {
  const nearest = places.toSorted((one, other) => kmOf(one) - kmOf(other));
  const known = nearest.filter(({ firstResponseMinutes }) => firstResponseMinutes);
  const rest = nearest.filter(({ firstResponseMinutes }) => !firstResponseMinutes);
  const rows = (some: readonly Place[]) =>
    some.map((place) => (
      <tr key={place.slug}>
        <th scope="row">
          <a href={linkOf(place)}>{place.name}</a>
        </th>
        <td>{onSiteLine(place)}</td>
        <td className="places-table__far">
          {Number.isFinite(kmOf(place)) && kmOf(place) > 0 && (
            <DotField count={Math.max(1, Math.round(kmOf(place) / kmOfDot))} />
          )}
          <Distance place={place} />
        </td>
        {place.firstResponseMinutes && <td className="places-table__minutes">{place.firstResponseMinutes} minutes</td>}
      </tr>
    ));
  return (
    <>
      {known.length > 0 && (
        <table className="data-table places-table">
          <caption className="places-table__caption">
            Emergency response stated for the city: a technician who can come takes over within these minutes. The help
            desk responds there within {claims.helpDeskResponse.value} too
          </caption>
          <thead>
            <tr>
              <th scope="col">City</th>
              <th scope="col">On site</th>
              <th scope="col">From, a dot is {kmOfDot} km</th>
              <th scope="col">Response</th>
            </tr>
          </thead>
          <tbody>{rows(known)}</tbody>
        </table>
      )}
      {rest.length > 0 && (
        <table className="data-table places-table">
          <caption className="places-table__caption">
            Help desk response within {claims.helpDeskResponse.value}, day and night in an emergency, as in every city
          </caption>
          <thead>
            <tr>
              <th scope="col">City</th>
              <th scope="col">On site</th>
              <th scope="col">From, a dot is {kmOfDot} km</th>
            </tr>
          </thead>
          <tbody>{rows(rest)}</tbody>
        </table>
      )}
    </>
  );
}

/** "27 km from Richmond Hill": straight line from the city's centre to the nearest office, which a phone leaves out. */
function Distance({ place }: { place: Place }) {
  if (place.visits === 'remote') return 'by phone and screen';
  if (hasOffice(place)) return 'our office';
  const { office, km } = nearestOffice(place);
  return (
    <>
      {Math.round(km)} km<span className="places-table__office"> from {office.city}</span>
    </>
  );
}

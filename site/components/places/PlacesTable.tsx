import { claims } from '../../facts/claims.ts';
import { hasOffice, nearestOffice, onSiteLine, type Place } from '../../facts/places.ts';

/**
 * Response and on-site time; cities with their own target come first; the others share one cell. `linkOf` returns a
 * city's page.
 */
export function PlacesTable({ places, linkOf }: { places: readonly Place[]; linkOf: (place: Place) => string }) {
  const known = places.filter(({ firstResponseMinutes }) => firstResponseMinutes);
  const rest = places.filter(({ firstResponseMinutes }) => !firstResponseMinutes);
  return (
    <table className="data-table places-table">
      <caption className="hidden-text">Emergency response and visits by city</caption>
      <thead>
        <tr>
          <th scope="col">City</th>
          <th scope="col">Emergency response</th>
          <th scope="col">On site</th>
        </tr>
      </thead>
      <tbody>
        {[...known, ...rest].map((place, row) => (
          <tr key={place.slug}>
            <th scope="row">
              <a href={linkOf(place)}>{place.name}</a>
              <span className="places-table__distance">{distanceLine(place)}</span>
            </th>
            {row < known.length && <td>{place.firstResponseMinutes} minutes</td>}
            {row === known.length && (
              <td rowSpan={rest.length} className="places-table__unstated">
                <span>
                  Help desk response within {claims.helpDeskResponse.value}, day and night in an emergency, as in every
                  city.
                </span>
              </td>
            )}
            <td>{onSiteLine(place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "27 km from Richmond Hill": straight line from the city's centre to the nearest office. */
function distanceLine(place: Place): string {
  if (place.visits === 'remote') return 'by phone and screen';
  if (hasOffice(place)) return 'our office';
  const { office, km } = nearestOffice(place);
  return `${Math.round(km)} km from ${office.city}`;
}

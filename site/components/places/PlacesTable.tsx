import { claims } from '../../facts/claims.ts';
import { hasOffice, nearestOffice, onSiteLine, type Place } from '../../facts/places.ts';

/**
 * Cities with their emergency response and their time on site. Cities with a target of their own come first; one cell says
 * for all the others that the help desk responds as everywhere. `linkOf` gives a city's page, when it has one.
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

/** "27 km from Richmond Hill": between the city's centre and the nearer office, as the crow flies. */
function distanceLine(place: Place): string {
  if (place.visits === 'remote') return 'by phone and screen';
  if (hasOffice(place)) return 'our office';
  const { office, km } = nearestOffice(place);
  return `${Math.round(km)} km from ${office.city}`;
}

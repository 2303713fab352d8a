import { claims } from '../../facts/claims.ts';
import { visitLine } from '../../facts/how-soon.ts';
import { hasOffice, nearestOffice, type Place, provinces } from '../../facts/places.ts';
import { PhoneFold } from '../ui/PhoneFold.tsx';

/** Omits missing values (decision 24). */
export function PlaceFacts({ place }: { place: Place }) {
  const { office, km } = nearestOffice(place);
  const facts = [
    { name: 'Help desk response', value: claims.helpDeskResponse.value },
    place.firstResponseMinutes && {
      name: 'Emergency response target',
      value: `${place.firstResponseMinutes} minutes`,
    },
    place.onSiteHours && { name: 'Technician on site in an emergency', value: `under ${place.onSiteHours} hours` },
    { name: 'How we reach you', value: visitLine(place) },
    place.visits !== 'remote' && {
      name: hasOffice(place) ? 'Our office' : `From our ${office.city} office`,
      value: hasOffice(place) ? 'in the city' : `${Math.round(km)} km`,
    },
    { name: place.region ? 'Region and province' : 'Province', value: whereLine(place) },
    place.population2021 && { name: 'Population, 2021 census', value: place.population2021.toLocaleString('en-CA') },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  // The note on distances needs a distance.
  const isFar = place.visits !== 'remote' && !hasOffice(place);
  return (
    <div className="place-facts">
      <PhoneFold title={`${place.name} in figures`}>
        <dl>
          {facts.map((fact) => (
            <div className="place-facts__fact" key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
          {place.neighbourhoods.length > 0 && (
            <div className="place-facts__fact place-facts__fact--list">
              <dt>Some of its neighbourhoods</dt>
              <dd>{place.neighbourhoods.join(', ')}</dd>
            </div>
          )}
        </dl>
        <p className="small">
          What the times mean, and what you get back when we miss one: <a href="/service-levels">service levels</a>.
          {isFar && ' The distance is a straight line from the city’s centre.'}
        </p>
      </PhoneFold>
    </div>
  );
}

function whereLine({ region, province }: Place): string {
  return region ? `${region}, ${provinces[province]}` : provinces[province];
}

import { soonest } from '../../facts/how-soon.ts';
import { hasOffice, nearestOffice, type Place, provinces } from '../../facts/places.ts';

/** What we know of a place, in a few sentences; missing values are left out (decision 24). */
export function PlaceFacts({ place }: { place: Place }) {
  const { name, population2021: people, neighbourhoods } = place;
  const soon = soonest(place).replace(/^./, (letter) => letter.toUpperCase());
  return (
    <section className="place-facts" aria-labelledby="place-figures">
      <h2 className="place-facts__title" id="place-figures">
        {name} in figures
      </h2>
      <p>
        {name} is in {whereLine(place)}
        {people && `, with ${people.toLocaleString('en-CA')} people in the 2021 census`}.{officeLine(place)} {soon}.
        What the times mean, and what you get back when we miss one: <a href="/service-levels">service levels</a>.
      </p>
      {neighbourhoods.length > 0 && <p>Some of its neighbourhoods: {neighbourhoods.join(', ')}.</p>}
    </section>
  );
}

/** The office that visits it: a sentence. */
function officeLine(place: Place): string {
  if (place.visits === 'remote') return '';
  if (hasOffice(place)) return ' Our office is in the city.';
  const { office, km } = nearestOffice(place);
  return ` It is ${Math.round(km)} km from our ${office.city} office, in a straight line from the city’s centre.`;
}

function whereLine({ region, province }: Place): string {
  return region ? `${region}, ${provinces[province]}` : provinces[province];
}

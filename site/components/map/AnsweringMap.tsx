import { soonest } from '../../facts/how-soon.ts';
import { hasOffice, homePlace, nearestOffice, type Place, pathOf, placeAt } from '../../facts/places.ts';
import { mapWidth, projection } from './projection.ts';
import { citiesOn, RegionMap, type RegionMapProps } from './RegionMap.tsx';

type AnsweringMapProps = Pick<RegionMapProps, 'frame' | 'show' | 'own'> & {
  /** Path of the current page, which is not linked. */
  path: string;
  /** Line under the map while no other city is highlighted. Default: on a city's page what the map is for, else the answer of the company's own city. */
  rest?: string;
};

/**
 * A map of links. The script highlights the hovered, focused or found city and shows its answer below
 * (`widgets/page/map-answers.ts`). A list has the same links and answers as text.
 */
export function AnsweringMap({ path, frame, show, own, rest }: AnsweringMapProps) {
  const { project, height } = projection(frame);
  const cities = citiesOn({ show, own }).toSorted((a, b) => a.name.localeCompare(b.name));
  const lit = own ? placeAt(own) : homePlace();
  const at = project(hasOffice(lit) ? nearestOffice(lit).office : lit);
  const percent = (value: number) => `${Math.round(value * 1000) / 10}%`;
  return (
    <div className="answering-map" id="map" data-map={own ?? ''} data-home={lit.slug}>
      <RegionMap frame={frame} show={show} own={own} answersOn={path}>
        {/* CSP forbids inline styles: an empty SVG of that size positions the marker. */}
        <div className="answering-map__place" aria-hidden="true">
          <svg width={percent(at.x / mapWidth)} height={percent(at.y / height)} />
          <span className="answering-map__marker lit-dot" />
        </div>
      </RegionMap>
      <p className="answering-map__says" aria-live="polite" data-map-says="">
        {rest ?? (own ? 'Every city here leads to its own times.' : `${lit.name}: ${answerOf(lit)}.`)}
      </p>
      <ul className="answering-map__list">
        {cities.map((place) => (
          <li key={place.slug}>
            {pathOf(place) === path ? (
              <strong data-city={place.slug}>{place.name}</strong>
            ) : (
              <a href={pathOf(place)} data-city={place.slug}>
                {place.name}
              </a>
            )}
            <span className="hidden-text">: {answerOf(place)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "14 km from Richmond Hill, on site in under 2 hours in an emergency" */
function answerOf(place: Place): string {
  const { office, km } = nearestOffice(place);
  const distance = hasOffice(place) ? 'our office' : `${Math.round(km)} km from ${office.city}`;
  return `${distance}, ${soonest(place)}`;
}

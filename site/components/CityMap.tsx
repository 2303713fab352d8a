import { type Place, places } from '../data/places.ts';
import { frameAround } from './map/frame-around.ts';
import { RegionMap } from './map/RegionMap.tsx';

/** The company's map with one city lit, and its nearest neighbours for orientation. */
export function CityMap({ place }: { place: Place }) {
  const near = places
    .filter((other) => other.slug !== place.slug && other.visits !== 'remote')
    .map((other) => ({ slug: other.slug, gap: Math.hypot(other.lat - place.lat, (other.lng - place.lng) * 0.72) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, 3)
    .map((other) => other.slug);
  return (
    <div className="city-map">
      <RegionMap
        frame={frameAround(place)}
        show={[place.slug, ...near]}
        lit={place.slug}
        label={`Map: ${place.name}, our two offices and Lake Ontario`}
      />
    </div>
  );
}

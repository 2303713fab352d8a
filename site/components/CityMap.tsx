import { type Place, places } from '../data/places.ts';
import { frameAround } from './map/frame-around.ts';
import { type Point, projection } from './map/projection.ts';
import { RegionMap } from './map/RegionMap.tsx';

/** The company's map with one city lit, and its nearest neighbours for orientation. */
export function CityMap({ place }: { place: Place }) {
  const frame = frameAround(place);
  const { project, width, height } = projection(frame);
  // A neighbour whose name would be cut by the picture's edge is left out.
  const fits = ({ x, y }: Point) => x > 0.12 * width && x < 0.78 * width && y > 0.1 * height && y < 0.96 * height;
  const near = places
    .filter((other) => fits(project(other)))
    .filter((other) => other.slug !== place.slug && other.visits !== 'remote')
    .map((other) => ({ slug: other.slug, gap: Math.hypot(other.lat - place.lat, (other.lng - place.lng) * 0.72) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, 3)
    .map((other) => other.slug);
  return (
    <div className="city-map">
      <RegionMap
        frame={frame}
        show={[place.slug, ...near]}
        lit={place.slug}
        label={`Map: ${place.name}, our two offices and Lake Ontario`}
      />
    </div>
  );
}

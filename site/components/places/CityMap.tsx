import { hasOffice, type Place, places } from '../../facts/places.ts';
import type { PageContext } from '../../pages/site-context.ts';
import { AnsweringMap } from '../map/AnsweringMap.tsx';
import { frameAround } from '../map/frame-around.ts';
import { type Point, projection } from '../map/projection.ts';
import { PostalCodeBox } from './PostalCodeBox.tsx';

export function CityMap({ place, page }: { place: Place; page: PageContext }) {
  const frame = frameAround(place);
  const { project, width, height } = projection(frame);
  // Near the edge, a neighbour's name would not fit.
  const fits = ({ x, y }: Point) => x > 0.12 * width && x < 0.85 * width && y > 0.08 * height && y < 0.94 * height;
  const near = places
    .filter((other) => other.slug !== place.slug && other.visits !== 'remote' && !hasOffice(other))
    .filter((other) => fits(project(other)))
    .map((other) => ({ slug: other.slug, gap: Math.hypot(other.lat - place.lat, (other.lng - place.lng) * 0.72) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, 3)
    .map((other) => other.slug);
  return (
    <div className="city-map ink">
      <AnsweringMap path={page.path} frame={frame} show={near} own={place.slug} />
      <PostalCodeBox site={page.site} />
    </div>
  );
}

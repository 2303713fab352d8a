import { company } from '../../../widgets/contract/company.ts';
import { type Place, places } from '../../data/places.ts';
import { contour, type Frame, type Point, projection, smoothPath, visibleStretch } from './projection.ts';
import { islands, shore } from './shore.ts';

export type RegionMapProps = {
  frame: Frame;
  /** Slugs of the cities to show; all with an on-site visit when absent. */
  show?: readonly string[];
  /** Slug of the page's own city: its line is lit and draws itself once. */
  lit?: string;
  /** Says what the picture shows; a decorative map (text beside it says the same) leaves it out. */
  label?: string;
};

/** Where a city's name stands beside its dot. */
const labelSide: Record<string, 'left' | 'below' | 'above'> = {
  vaughan: 'left',
  brampton: 'above',
  mississauga: 'left',
  etobicoke: 'left',
  pickering: 'below',
  ajax: 'above',
  whitby: 'below',
  oshawa: 'above',
  markham: 'above',
};

/** Parts of Toronto: so near each other that a phone has no room for their names. */
const inner = new Set(['etobicoke', 'north-york', 'scarborough']);

/** City and office share a name where the office stands in it: the office's dot carries it. */
const officeCities = new Set<string>(company.offices.map((office) => office.id));

/** The company's network: cities at their true coordinates, offices as lit hubs, the lake as contour lines. */
export function RegionMap({ frame, show, lit, label }: RegionMapProps) {
  const { project, width, height } = projection(frame);
  const hubs = company.offices.map((office) => ({ ...office, at: project(office) }));
  const cities = places
    .filter(
      (place) => !officeCities.has(place.slug) && place.visits !== 'remote' && (!show || show.includes(place.slug)),
    )
    .map((place) => ({ place, at: project(place) }));
  const coast = visibleStretch(shore.map(project), width, height, frame.beyond);
  const lake = project({ lat: 43.44, lng: -79.12 });
  const nearest = (at: Point) =>
    hubs.reduce((best, hub) => (distance(hub.at, at) < distance(best.at, at) ? hub : best));
  return (
    <svg
      className="region-map"
      data-drawing=""
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <g className="region-map__lake">
        {[8, 18, 31, 47, 66, 90].map((depth) => (
          <path
            key={depth}
            d={smoothPath(contour(coast, depth))}
            strokeOpacity={(0.5 * (1 - depth / 110)).toFixed(2)}
          />
        ))}
        {lake.x < width - 120 && lake.y < height && (
          <text x={Math.round(lake.x)} y={Math.round(lake.y)}>
            Lake Ontario
          </text>
        )}
      </g>
      <path className="region-map__shore" d={smoothPath(coast)} />
      <path className="region-map__shore" d={smoothPath(islands.map(project))} />
      <g className="region-map__lines">
        {cities.map(({ place, at }) => (
          <path
            key={place.slug}
            className={place.slug === lit ? 'region-map__line--lit' : undefined}
            d={arc(nearest(at).at, at)}
            pathLength={1}
          />
        ))}
        {hubs[0] && hubs[1] && <path className="region-map__trunk" d={arc(hubs[0].at, hubs[1].at)} />}
      </g>
      {cities.map(({ place, at }) => (
        <City key={place.slug} place={place} at={at} lit={place.slug === lit} />
      ))}
      {hubs.map((hub) => (
        <Hub key={hub.id} at={hub.at} name={hub.city} above={hub.id === 'richmond-hill'} />
      ))}
    </svg>
  );
}

function City({ place, at, lit }: { place: Place; at: Point; lit: boolean }) {
  const side = labelSide[place.slug];
  const text = {
    left: { x: '-.7em', y: '.3em', anchor: 'end' },
    below: { x: '.3em', y: '1.4em', anchor: 'start' },
    above: { x: 0, y: '-.8em', anchor: 'middle' },
  };
  const { x, y, anchor } = side ? text[side] : { x: '.8em', y: '.3em', anchor: 'start' };
  return (
    <g
      className={`region-map__city${lit ? ' region-map__city--lit' : inner.has(place.slug) ? ' region-map__city--inner' : ''}`}
      transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}
    >
      <circle r="3.5" />
      <text x={x} y={y} textAnchor={anchor as 'start'}>
        {place.name}
      </text>
    </g>
  );
}

function Hub({ at, name, above }: { at: Point; name: string; above: boolean }) {
  return (
    <g className="region-map__hub" transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}>
      <circle r="26" className="region-map__glow" />
      <circle r="13" className="region-map__ring" />
      <circle r="6" />
      <text x={above ? 0 : '1.1em'} y={above ? '-1.9em' : '.35em'} textAnchor={above ? 'middle' : 'start'}>
        {name}
      </text>
    </g>
  );
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A slightly bowed line, so that lines from one hub do not lie on each other. */
function arc(from: Point, to: Point): string {
  const bow = Math.min(24, distance(from, to) * 0.11);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx < 0 ? 1 : -1;
  const middle = {
    x: (from.x + to.x) / 2 + (dy / length) * bow * side,
    y: (from.y + to.y) / 2 - (dx / length) * bow * side,
  };
  const n = Math.round;
  return `M${n(from.x)} ${n(from.y)}Q${n(middle.x)} ${n(middle.y)} ${n(to.x)} ${n(to.y)}`;
}

import type { ReactNode } from 'react';
import { company } from '../../../shared/company/company.ts';
import { hasOffice, nearestOffice, type Place, pathOf, places } from '../../facts/places.ts';
import { type NameSide, sideOf } from './name-sides.ts';
import type { Point } from './projection.ts';
import { contour, type MapFrame, projection, smoothPath, visibleStretch } from './projection.ts';
import { islands, shore } from './shore.ts';

/** A slightly bowed line, so that lines from one hub do not overlap. */
type Arc = { from: Point; middle: Point; to: Point };

/** The lake: from the shore to beyond the map's right and lower edges. */
function waterPath(coast: readonly Point[], height: number): string {
  const [first, last] = [coast[0], coast.at(-1)];
  if (!first || !last) return '';
  const n = Math.round;
  return `${smoothPath(coast)}L1700 ${n(last.y)}V${n(height + 400)}H${n(first.x)}Z`;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function arcBetween(from: Point, to: Point): Arc {
  const bow = Math.min(24, distance(from, to) * 0.11);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx < 0 ? 1 : -1;
  const middle = {
    x: (from.x + to.x) / 2 + (dy / length) * bow * side,
    y: (from.y + to.y) / 2 - (dx / length) * bow * side,
  };
  return { from, middle, to };
}

/** In whole units. */
function arcPath({ from, middle, to }: Arc): string {
  const n = Math.round;
  return `M${n(from.x)} ${n(from.y)}Q${n(middle.x)} ${n(middle.y)} ${n(to.x)} ${n(to.y)}`;
}

export type RegionMapProps = {
  frame: MapFrame;
  /** Slugs. Default: all with on-site visits. Cities with an office are always shown. */
  show?: readonly string[];
  /** The page's own city: largest name, lit line. */
  own?: string;
  /** Path of the page. If set, cities are links and can be highlighted. */
  answersOn?: string;
  /** Accessible name; omitted if adjacent text says the same. */
  label?: string;
  children?: ReactNode;
};

/** Font size on a wide screen (`RegionMap.css`) and radius of the mark, in pixels. */
const marks = { city: { size: 14, clear: 5 }, hub: { size: 16, clear: 11 }, own: { size: 21, clear: 15 } };

/** Parts of Toronto, too close for their names on a phone. */
const inner = new Set(['etobicoke', 'north-york', 'scarborough']);

/** The cities on a map; those with an office last, so that their dots are on top. */
export function citiesOn({ show, own }: Pick<RegionMapProps, 'show' | 'own'>): Place[] {
  const isShown = (place: Place) => hasOffice(place) || place.slug === own || !show || show.includes(place.slug);
  return places
    .filter((place) => place.visits !== 'remote' && isShown(place))
    .sort((a, b) => Number(hasOffice(a)) - Number(hasOffice(b)));
}

/** Cities at their true coordinates, offices as lit hubs, the lake as contour lines. */
export function RegionMap({ frame, show, own, answersOn, label, children }: RegionMapProps) {
  const { project, width, height } = projection(frame);
  const hubs = company.offices.map((office) => ({ slug: office.id, at: project(office) }));
  const cities = citiesOn({ show, own }).map((place) => {
    const hub = hubs.find(({ slug }) => slug === place.slug);
    const at = hub?.at ?? project(place);
    const nearest = hubs.reduce((best, other) => (distance(other.at, at) < distance(best.at, at) ? other : best));
    return { place, at, isHub: hub !== undefined, line: hub ? undefined : arcBetween(nearest.at, at) };
  });
  const trunk = hubs[0] && hubs[1] && arcBetween(hubs[0].at, hubs[1].at);
  // Empty where the company is not on the shore that we have drawn: a map without a lake.
  const coast = visibleStretch(shore.map(project), width, height, frame.beyond);
  const isWhole = frame.beyond !== undefined;
  const nameSide = ({ slug }: Place, isHub: boolean) => {
    const mark = slug === own ? marks.own : isHub ? marks.hub : marks.city;
    return sideOf(slug, isWhole ? 'region' : own, mark);
  };
  const lake = project({ lat: 43.62, lng: -79.06 });
  // Half of its name on each side.
  const showsLake = lake.x > 80 && lake.x < width - 80 && lake.y > 20 && lake.y < height;
  return (
    <div className={isWhole ? 'region-map' : 'region-map region-map-of-city'}>
      <svg
        data-drawing=""
        viewBox={`0 0 ${width} ${height}`}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        {coast.length > 0 && (
          <>
            <defs>
              {/* The shore bleeds over three edges and fades above the text below. */}
              <linearGradient id="lake-end" x2="0" y2="1">
                <stop offset=".88" stopColor="#fff" />
                <stop offset="1" />
              </linearGradient>
              <mask id="lake-seen" maskUnits="userSpaceOnUse" x="-900" y={-height} width="2600" height={2 * height}>
                <rect x="-900" y={-height} width="2600" height={height + 1} fill="#fff" />
                <rect x="-900" width="2600" height={height} fill="url(#lake-end)" />
              </mask>
              {/* A city's map fades at its west edge, next to the text. */}
              {!isWhole &&
                ['shore', 'depth', 'water'].map((line) => (
                  <linearGradient
                    id={`${line}-fade`}
                    key={line}
                    gradientUnits="userSpaceOnUse"
                    x1="-160"
                    x2="60"
                    y1="0"
                    y2="0"
                  >
                    <stop className={`region-map__${line}-stop`} stopOpacity="0" />
                    <stop className={`region-map__${line}-stop`} offset="1" />
                  </linearGradient>
                ))}
            </defs>
            <g mask="url(#lake-seen)">
              <path className="region-map__water" d={waterPath(coast, height)} />
              <g className={isWhole ? 'region-map__lake' : 'region-map__lake region-map__lake--fades'}>
                {[12, 34, 68].map((depth) => (
                  <path
                    key={depth}
                    d={smoothPath(contour(coast, depth * (isWhole ? 1 : 1.6)))}
                    strokeOpacity={(0.5 * (1 - depth / 110)).toFixed(2)}
                  />
                ))}
                {isWhole && showsLake && (
                  <text x={Math.round(lake.x)} y={Math.round(lake.y)}>
                    Lake Ontario
                  </text>
                )}
              </g>
              <path
                className={isWhole ? 'region-map__shore' : 'region-map__shore region-map__shore--fades'}
                d={smoothPath(coast)}
              />
              <path className="region-map__islands" d={smoothPath(islands.map(project))} />
            </g>
          </>
        )}
        <g className="region-map__lines">
          {trunk && <path className="region-map__trunk" d={arcPath(trunk)} />}
          {cities.map(
            ({ place, line }) =>
              line && (
                <path
                  key={place.slug}
                  data-city={answersOn && place.slug}
                  data-lit={place.slug === own ? '' : undefined}
                  d={arcPath(line)}
                  pathLength={1}
                />
              ),
          )}
        </g>
        {cities.map(({ place, at, isHub }) => (
          <City
            key={place.slug}
            place={place}
            at={at}
            side={nameSide(place, isHub)}
            answersOn={answersOn}
            kind={[
              isHub ? 'hub' : inner.has(place.slug) && isWhole ? 'inner' : '',
              place.slug === own ? 'own' : '',
            ].filter(Boolean)}
          />
        ))}
      </svg>
      {children}
    </div>
  );
}

/** Size of the text under the page's own city, relative to the city's name. */
const farSize = 0.72;

/** "7 km · 30 min", at the end of the lit line. */
function farOf(place: Place): string | undefined {
  if (hasOffice(place)) return undefined;
  const km = `${Math.round(nearestOffice(place).km)} km`;
  return place.firstResponseMinutes ? `${km} · ${place.firstResponseMinutes} min` : km;
}

type CityProps = { place: Place; at: { x: number; y: number }; side: NameSide; kind: string[] } & Pick<
  RegionMapProps,
  'answersOn'
>;

function City({ place, at, side, answersOn, kind }: CityProps) {
  const em = (value: number) => (value ? `${Math.round(value * 100) / 100}em` : undefined);
  const attributes = {
    'data-city': answersOn && place.slug,
    className: ['region-map__city', ...kind.map((one) => `region-map__city--${one}`)].join(' '),
    transform: `translate(${Math.round(at.x)} ${Math.round(at.y)})`,
  };
  const far = kind.includes('own') ? farOf(place) : undefined;
  // Two lines: above the dot both move up, beside it half.
  const lift = far ? (side.dy < 0 ? 0.9 : side.dy < 0.5 ? 0.35 : 0) : 0;
  const drawing = (
    <>
      {kind.includes('hub') && <circle className="region-map__ring" r="24" />}
      <circle className="region-map__dot" r="8" />
      <text x={em(side.dx)} y={em(side.dy - lift)} textAnchor={side.anchor === 'start' ? undefined : side.anchor}>
        {place.name}
        {far && (
          <tspan className="region-map__far" x={em(side.dx / farSize) ?? 0} dy="1.35em">
            {far}
          </tspan>
        )}
      </text>
    </>
  );
  if (!answersOn || answersOn === pathOf(place)) return <g {...attributes}>{drawing}</g>;
  // The adjacent list has the same links for keyboards and screen readers.
  return (
    <a {...attributes} href={pathOf(place)} tabIndex={-1}>
      {drawing}
    </a>
  );
}

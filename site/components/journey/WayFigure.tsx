import { follows, type Station, type Stop } from '../../facts/follow.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { isStop } from './Follow.tsx';
import { glyphs } from './glyphs.ts';

const step = 72;
const middle = 24;

type Placed = { station: Station; x: number; stops: boolean };

/** The stations in a row, and whether something may stop before each. */
function placed(way: readonly (Station | Stop)[]): Placed[] {
  return way.flatMap((part, at) => {
    if (isStop(part)) return [];
    const before = way.slice(0, at).filter((other) => !isStop(other)).length;
    return { station: part, x: before * step, stops: at > 0 && isStop(way[at - 1]) };
  });
}

/**
 * The way that the industry's page follows (`Follow.tsx`), small: people and machines on one line, a ring where it may
 * stop. Only a drawing.
 */
export function WayFigure({ path }: { path: string }) {
  const way = placed(follows[path]?.way ?? []);
  if (way.length === 0) return null;
  const between = way.slice(1);
  return (
    <svg className="way-figure" data-drawing="" viewBox={`-2 0 ${(way.length - 1) * step + 52} 48`} aria-hidden="true">
      {way.map(({ station, x }) => (
        <path d={glyphs[station.glyph]} transform={`translate(${x})`} key={station.name} />
      ))}
      <path
        d={between
          .filter(({ stops }) => !stops)
          .map(({ x }) => `M${x - 20} ${middle}h16`)
          .join('')}
      />
      {between
        .filter(({ stops }) => stops)
        .map(({ x }) => (
          <circle cx={x - 12} cy={middle} r="6" key={x} />
        ))}
    </svg>
  );
}

/** Of the drawing under `WayKey`: three stations a row, the second row read back to the first's side. */
const large = { across: 220, down: 150, width: 560, height: 258, scale: 1.6 };

/** Drawn where the site has that industry, else the first that has a way. */
const preferred = '/industries/dental';

/** How to read the ways of the list of industries: one of them, large, with its stations by name. */
export function WayKey({ pages }: { pages: readonly ContentPage[] }) {
  const told = pages.flatMap(({ path }) => (follows[path] ? [{ path, ...follows[path] }] : []));
  const follow = told.find(({ path }) => path === preferred) ?? told[0];
  if (!follow) return null;
  const { path } = follow;
  const way = placed(follow.way);
  const stops = told.reduce((sum, other) => sum + other.way.filter(isStop).length, 0);
  const rows = Math.ceil(way.length / 3);
  const at = way.map((part, place) => {
    const row = Math.floor(place / 3);
    const column = row % 2 === 0 ? place % 3 : 2 - (place % 3);
    return { ...part, x: 60 + column * large.across, y: 40 + row * large.down, turns: place > 0 && place % 3 === 0 };
  });
  return (
    <figure className="way-key" data-illustrative="">
      <figcaption className="way-key__title">
        <a href={path}>Follow {follow.thing}</a> <span className="way-key__note">Illustrative</span>
      </figcaption>
      <svg
        className="way-figure way-key__way"
        data-drawing=""
        viewBox={`0 0 ${large.width} ${large.height + (rows - 2) * large.down}`}
        role="img"
        aria-label={way.map(({ station }) => station.name).join(', ')}
      >
        {at.map(({ station, x, y, stops: may, turns }, place) => {
          const before = at[place - 1];
          const [px, py] = before ? [before.x, before.y] : [x, y];
          const middle = turns ? { x: x, y: (py + y) / 2 + 14 } : { x: (px + x) / 2, y };
          return (
            <g key={station.name}>
              {before && (
                <path
                  className="way-key__line"
                  d={
                    turns
                      ? `M${x} ${py + 62}V${y - 42}`
                      : `M${px + (x > px ? 50 : -50)} ${y}H${x + (x > px ? -50 : 50)}`
                  }
                />
              )}
              <path d={glyphs[station.glyph]} transform={`translate(${x - 38} ${y - 38}) scale(${large.scale})`} />
              {may && <circle cx={middle.x} cy={middle.y} r="11" />}
              <text x={x} y={y + 58}>
                {station.name}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="way-key__says">
        <span className="way-key__ring" aria-hidden="true" /> A ring is a place where work can stop: {stops} in{' '}
        {told.length === 1 ? 'one industry' : `${told.length} industries`}, and for each who to call.
      </p>
    </figure>
  );
}

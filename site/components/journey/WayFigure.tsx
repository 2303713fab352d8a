import { follows, type Station, type Stop } from '../../facts/follow.ts';
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

/** How to read the ways of the list of industries: one of them, with its stations by name. `path`: of its page. */
export function WayKey({ path }: { path: string }) {
  const follow = follows[path];
  if (!follow) return null;
  const way = placed(follow.way);
  const stops = Object.values(follows).reduce((sum, other) => sum + other.way.filter(isStop).length, 0);
  return (
    <figure className="way-key" data-illustrative="">
      <figcaption className="way-key__title">
        Follow {follow.thing} <span className="way-key__note">Illustrative</span>
      </figcaption>
      <WayFigure path={path} />
      <ol className="way-key__names">
        {way.map(({ station }) => (
          <li key={station.name}>{station.name}</li>
        ))}
      </ol>
      <p className="way-key__says">
        <span className="way-key__ring" aria-hidden="true" /> A ring is a place where work can stop: {stops} in{' '}
        {Object.keys(follows).length} industries, and for each who to call.
      </p>
    </figure>
  );
}

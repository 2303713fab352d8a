import { company } from '../../../shared/company/company.ts';
import type { Glyph } from '../../facts/follow.ts';
import { type Follow as FollowOne, follows, type Station, type Stop } from '../../facts/follow.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** SVG paths on a 48 by 48 grid. */
const glyphs: Record<Glyph, string> = {
  bank: 'M5 18 24 6l19 12zM10 18v18M19 18v18M29 18v18M38 18v18M4 42h40v-6H4z',
  book: 'M24 12C20 8 14 7 6 7v32c8 0 14 1 18 5 4-4 10-5 18-5V7c-8 0-14 1-18 5v32M11 16h8M11 23h8M11 30h8M29 16h8M29 23h8',
  film: 'M6 9h36v30H6zM13 39v-9c0-4 1-8 4-8s4 3 7 3 4-3 7-3 4 4 4 8v9M13 9v4c0 4 1 6 4 6s4-2 7-2 4 2 7 2 4-2 4-6V9',
  flask: 'M18 5h12M20 5v14L9 40c-1 2 0 3 2 3h26c2 0 3-1 2-3L28 19V5M14 31h20M21 37h2M28 35h1',
  gift: 'M24 42C11 32 5 25 5 17a9.5 9.5 0 0 1 19-3 9.5 9.5 0 0 1 19 3c0 8-6 15-19 25z',
  house: 'M4 24 24 7l20 17M10 20v22h28V20M20 42V29h8v13',
  machine: 'M4 12h40v28H4zM9 18h19v15H9zM33 18h7v5h-7zM33 28h7M33 33h7M18 18v6l-3 3h7l-3-3M12 33h13M13 40v4M35 40v4',
  money: 'M4 13h40v23H4zM24 18a6.5 6.5 0 1 0 .1 0M9 18v2M39 29v2M24 21v7',
  part: 'M24 5l17 9.5v19L24 43 7 33.5v-19zM24 16a8 8 0 1 0 .1 0',
  person: 'M24 6a8 8 0 1 0 .1 0zM7 43c0-11 7-17 17-17s17 6 17 17z',
  plan: 'M4 8h40v32H4zM10 14h17v12H10zM20 14v5M20 26v-3M27 20h-3M10 33h12M32 30h12M32 30v10M32 35h12',
  scanner: 'M14 6h20v12H14zM5 18h38v17h-8v-7H13v7H5zM13 28h22v14H13zM18 34h12',
  screen: 'M5 7h38v27H5zM16 42h16M24 34v8M11 14h14M11 20h20M11 26h9',
  server: 'M10 5h28v38H10zM10 18h28M10 30h28M16 12h1M16 24h1M16 37h1M24 12h8M24 24h8M24 37h8',
  sheet: 'M10 4h20l8 8v32H10zM30 4v8h8M16 20h16M16 27h16M16 34h9',
  tablet: 'M11 4h26v40H11zM15 9h18v27H15zM22 40h4M18 15h9M18 21h12',
  truck: 'M3 11h25v23H3zM28 19h9l8 8v7H28M11 30a4.5 4.5 0 1 0 .1 0M36 30a4.5 4.5 0 1 0 .1 0',
};

type Systems = LayoutProps<'industry'>['data']['systems'];

/**
 * The way of one object through an industry's people and machines. Break points are radio buttons: the checked one says
 * whom you call and what we do. Vertical on a phone, a list without CSS.
 */
export function Follow({ path, systems }: { path: string; systems: Systems }) {
  const follow = follows[path];
  if (!follow) return null;
  return (
    <section className="follow" aria-labelledby="follow">
      <div className="wrap section">
        <h2 id="follow" className="follow__title">
          Follow {follow.thing}: where it can stop, and who to call
        </h2>
        <p className="follow__hint">
          Press a number to see what happens when that step stops. Everything after it waits.
        </p>
        <fieldset className="follow__board">
          <legend className="hidden-text">Where {follow.thing} may stop</legend>
          <ol className="follow__way">{partsOf(follow, systems)}</ol>
        </fieldset>
      </div>
    </section>
  );
}

const isStop = (part: Station | Stop | undefined): part is Stop => !!part && 'system' in part;
const isHigh = (part: Station | Stop | undefined) => !!part && 'glyph' in part && part.glyph === 'person';

function partsOf({ glyph, way }: FollowOne, systems: Systems) {
  const stops = way.filter(isStop);
  return way.map((part, place) => {
    if (isStop(part)) {
      const system = systems.find(({ name }) => name === part.system);
      if (!system) throw new Error(`site/facts/follow.ts: “${part.system}” is in no row of the page’s systems`);
      const lane = laneOf(isHigh(way[place - 1]), isHigh(way[place + 1]));
      const number = stops.indexOf(part) + 1;
      return <StopPart key={part.system} number={number} lane={lane} call={part.call} system={system} glyph={glyph} />;
    }
    const next = way[place + 1];
    const plain = next && !isStop(next) ? laneOf(isHigh(part), isHigh(next)) : undefined;
    return <StationPart key={part.name} station={part} plain={plain} />;
  });
}

type Lane = 'high' | 'low' | 'down' | 'up';

function laneOf(from: boolean, to: boolean): Lane {
  if (from === to) return from ? 'high' : 'low';
  return from ? 'down' : 'up';
}

/** In a 100 by 100 box: people at the top, machines at the bottom. */
const lines: Record<Lane, string> = {
  high: 'M0 0H100',
  low: 'M0 100H100',
  down: 'M0 0C60 0 40 100 100 100',
  up: 'M0 100C60 100 40 0 100 0',
};

/** `breaks`: the line may stop in its middle. */
const Line = ({ lane, breaks }: { lane: Lane; breaks?: boolean }) => (
  <svg className="follow__line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {breaks && <path className="follow__waits" d={lines[lane]} vectorEffect="non-scaling-stroke" />}
    <path className="follow__runs" d={lines[lane]} vectorEffect="non-scaling-stroke" />
  </svg>
);

function StationPart({ station, plain }: { station: Station; plain?: Lane }) {
  return (
    <>
      <li className={`follow__station follow__station--${station.glyph === 'person' ? 'high' : 'low'}`}>
        <svg className="follow__glyph" data-drawing="" viewBox="-3 -3 54 54" width="60" height="60" aria-hidden="true">
          <path d={glyphs[station.glyph]} fill="none" stroke="currentColor" />
        </svg>
        {station.name}
      </li>
      {plain && (
        <li className="follow__plain" aria-hidden="true">
          <Line lane={plain} />
        </li>
      )}
    </>
  );
}

type StopProps = { number: number; lane: Lane; call: string; system: Systems[number]; glyph: FollowOne['glyph'] };

function StopPart({ number, lane, call, system, glyph }: StopProps) {
  return (
    <li className="follow__stop">
      <label className={`follow__gap follow__gap--${lane}`}>
        <Line lane={lane} breaks />
        <input className="follow__input" type="radio" name="follow" defaultChecked={number === 1} />
        <span className="follow__number">{number}</span>
        <svg className="follow__thing" viewBox="-3 -3 54 54" width="44" height="44" aria-hidden="true">
          <path d={glyphs[glyph]} fill="none" stroke="currentColor" />
        </svg>
        <span className="follow__system">{system.name}</span>
      </label>
      <div className="follow-answer">
        <p className="follow-answer__what">
          <strong>{system.name}</strong> {system.whatBreaks}
        </p>
        <p className="follow-answer__call">
          <strong>Who to call</strong> {call} <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
        </p>
        <p className="follow-answer__do">
          <strong>What we do</strong> {system.whatWeDo}
        </p>
      </div>
    </li>
  );
}

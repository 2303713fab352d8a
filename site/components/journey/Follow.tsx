import { company } from '../../../shared/company/company.ts';
import { type Follow as FollowOne, follows, type Station, type Stop } from '../../facts/follow.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { glyphs } from './glyphs.ts';

type Systems = LayoutProps<'industry'>['data']['systems'];

/**
 * The way of one object through an industry's people and machines. Break points are radio buttons: the checked one says
 * whom you call and what we do. Vertical on a phone, a list without CSS.
 */
export function Follow({ path, systems }: { path: string; systems: Systems }) {
  const follow = follows[path];
  if (!follow) return null;
  return (
    <section className="follow sand" aria-labelledby="follow">
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

export const isStop = (part: Station | Stop | undefined): part is Stop => !!part && 'system' in part;
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

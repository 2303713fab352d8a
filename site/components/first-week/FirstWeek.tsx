import { dayBefore, type OfficeState, type OfficeStates, statesFor } from '../../facts/first-week.ts';
import type { Moment } from '../sections/Moments.tsx';
import { OfficeDrawing, officeId, officeView } from './OfficeDrawing.tsx';

/** An office in five states, selected by radio buttons; it opens on the last, which the week is for. Without CSS a list; in print each state has its own frame. */
export function FirstWeek({ path, moments }: { path: string; moments: readonly Moment[] }) {
  const states = statesFor(path, moments.length);
  return (
    <section className="first-week sand" aria-labelledby="first-week">
      <div className="wrap">
        <h2 id="first-week" className="first-week__title">
          The first week
        </h2>
        <fieldset className="first-week__board">
          <legend className="hidden-text">Your office, day by day</legend>
          <svg className="office" data-drawing="" viewBox={officeView} role="img" aria-label={labelOf(states)}>
            <OfficeDrawing shown={states.map(({ layer }) => layer)} />
          </svg>
          <ol className="first-week__stops">
            {states.map((state, place) => (
              <Stop
                key={state.name}
                state={state}
                last={place === states.length - 1}
                moments={momentsOf(states, place, moments)}
              />
            ))}
          </ol>
        </fieldset>
      </div>
    </section>
  );
}

function Stop({ state, last, moments }: { state: OfficeState; last: boolean; moments: readonly Moment[] }) {
  return (
    <li className="first-week__stop">
      <label className="first-week__pick">
        <input type="radio" name="first-week" defaultChecked={last} />
        <span>{state.name}</span>
      </label>
      <div className="first-week__text">
        <svg className="office first-week__frame" viewBox={officeView} width="280" height="150" aria-hidden="true">
          <use href={`#${officeId}`} />
        </svg>
        {moments.map(({ when, what }) => (
          <p key={when}>
            <span className="first-week__when">{when}</span> {what}
          </p>
        ))}
        <p className="first-week__need">
          <strong>What we need from you</strong> {state.need}
        </p>
      </div>
    </li>
  );
}

/** The state's own moment, and following ones without a state. */
function momentsOf(states: OfficeStates, place: number, moments: readonly Moment[]): readonly Moment[] {
  const from = states[place]?.moment;
  if (from === undefined) return [dayBefore];
  const next = states.slice(place + 1).find(({ moment }) => moment !== undefined)?.moment;
  return moments.slice(from, Math.max(from + 1, next ?? moments.length));
}

const labelOf = (states: OfficeStates) =>
  `Drawing of an office with four desks, a printer and a server cabinet, in five states: ${states.map(({ name }) => name.toLowerCase()).join(', ')}. The text says what each one adds.`;

import type { DotState } from '../../schema/figures.ts';
import { LitPlace } from './LitPlace.tsx';

export type DotGroup = { count: number; text: string; state: DotState };

type DotsProps = {
  groups: readonly DotGroup[];
  columns: number;
  /** Where a state’s one dot stands, if not in the order of the groups. */
  places?: Partial<Record<DotState, number>>;
  /** Its lit dot is the one of the page that travels. */
  travels?: boolean;
};

const step = 44;

/** Rows of dots, each in its state, and what they say: no dot without a count. */
export function Dots({ groups, columns, places = {}, travels = false }: DotsProps) {
  const states = groups.flatMap(({ count, state }) => Array<DotState>(count).fill(state));
  for (const [state, place] of Object.entries(places)) {
    const from = states.indexOf(state as DotState);
    [states[from], states[place]] = [states[place] as DotState, state as DotState];
  }
  const [width, height] = [columns * step, Math.ceil(states.length / columns) * step];
  const at = (place: number) => ({
    x: (place % columns) * step + step / 2,
    y: Math.floor(place / columns) * step + step / 2,
  });
  const lit = travels ? states.indexOf('lit') : -1;
  const drawing = (
    <svg
      className="dots"
      data-drawing=""
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${states.length} machines: ${groups.map(({ count, text }) => `${count} ${text}`).join(', ')}`}
    >
      {states.map((state, place) => {
        const { x, y } = at(place);
        return <circle key={place} className={`dots__${state}`} cx={x} cy={y} r="14" />;
      })}
    </svg>
  );
  return (
    <>
      {lit < 0 ? (
        drawing
      ) : (
        <div className="lit-frame">
          {drawing}
          <LitPlace {...at(lit)} r={14} ring={3} width={width} height={height} />
        </div>
      )}
      <ul className="dots__key" aria-hidden="true">
        {groups.map(({ count, text, state }) => (
          <li key={text}>
            <svg viewBox="0 0 44 44" width="20" height="20" aria-hidden="true">
              <circle className={`dots__${state}`} cx="22" cy="22" r="14" />
            </svg>
            <span>
              <strong>{count}</strong> {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

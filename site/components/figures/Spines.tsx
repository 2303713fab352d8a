import { Drawing } from './Drawing.tsx';
import { LitPlace } from './LitPlace.tsx';

/** How a piece is drawn; `lit`: the page's own. */
export type SpineMark = 'plain' | 'quiet' | 'strong' | 'lit';

export type Spine = { minutes: number; mark: SpineMark };

const pitch = 7;
const thick = 5;
const board = 48;
const highest = 40;

/** From eight minutes on a longer piece is only a little higher. */
const heightOf = (minutes: number) =>
  Math.min(highest, minutes <= 8 ? 5 + 3 * minutes : Math.round(29 + 1.2 * (minutes - 8)));

type SpinesProps = {
  spines: readonly Spine[];
  /** The light over the lit one is the one of the page that travels. */
  travels?: boolean;
};

/**
 * Pieces as books on a shelf; the longer a piece takes to read, the higher its spine. Decorative: the text next to it
 * says how many there are.
 */
export function Spines({ spines, travels = false }: SpinesProps) {
  const path = (wanted: SpineMark) =>
    spines
      .map(({ minutes, mark }, at) => (mark === wanted ? `M${at * pitch + 3} ${board}v-${heightOf(minutes)}` : ''))
      .join('');
  const lit = spines.findIndex(({ mark }) => mark === 'lit');
  const top = board - heightOf(spines[lit]?.minutes ?? 0);
  const light = { x: lit * pitch + thick / 2, y: top - 5 };
  const drawing = (
    <Drawing name="spines" width={spines.length * pitch} height={board}>
      {(['plain', 'quiet', 'strong'] as const).map((mark) => {
        const d = path(mark);
        return d && <path className={`spines__${mark}`} d={d} key={mark} />;
      })}
      {lit >= 0 && (
        <g className="spines__lit">
          <path d={`M${lit * pitch - 1} ${board}V${top}h${thick + 2}V${board}z`} />
          <circle cx={light.x} cy={light.y} r="3" />
        </g>
      )}
    </Drawing>
  );
  if (!travels || lit < 0) return drawing;
  return (
    <span className="lit-frame">
      {drawing}
      <LitPlace {...light} r={3} ring={1.5} width={spines.length * pitch} height={board} />
    </span>
  );
}

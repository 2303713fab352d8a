import { Drawing } from './Drawing.tsx';

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

/**
 * Pieces as books on a shelf; the longer a piece takes to read, the higher its spine. Decorative: the text next to it
 * says how many there are.
 */
export function Spines({ spines }: { spines: readonly Spine[] }) {
  const path = (wanted: SpineMark) =>
    spines
      .map(({ minutes, mark }, at) => (mark === wanted ? `M${at * pitch + 3} ${board}v-${heightOf(minutes)}` : ''))
      .join('');
  const lit = spines.findIndex(({ mark }) => mark === 'lit');
  const top = board - heightOf(spines[lit]?.minutes ?? 0);
  return (
    <Drawing name="spines" width={spines.length * pitch} height={board}>
      {(['plain', 'quiet', 'strong'] as const).map((mark) => {
        const d = path(mark);
        return d && <path className={`spines__${mark}`} d={d} key={mark} />;
      })}
      {lit >= 0 && (
        <g className="spines__lit">
          <path d={`M${lit * pitch - 1} ${board}V${top}h${thick + 2}V${board}z`} />
          <circle cx={lit * pitch + thick / 2} cy={top - 5} r="3" />
        </g>
      )}
    </Drawing>
  );
}

import type { WebinarPage } from '../../kinds/webinar/kind.ts';
import { Drawing } from '../figures/Drawing.tsx';

/** Pixels of a minute. */
const wide = 4;
const edge = 6;

/** Up to its last part. */
export const minutesOf = (agenda: WebinarPage['agenda']) => agenda.at(-1)?.minute ?? 0;

type AgendaLineProps = Pick<WebinarPage, 'agenda'> & {
  /** Minutes of the longest beside it: all are as wide, so that a narrow column leaves them on one scale. */
  most: number;
};

/** A session's agenda on one line, a dot where each part begins; the last is open-ended. The text next to it counts them. */
export function AgendaLine({ agenda, most }: AgendaLineProps) {
  const end = edge + minutesOf(agenda) * wide;
  return (
    <Drawing name="agenda-line" width={edge + most * wide + 30} height={14}>
      <path className="agenda-line__time" d={`M${edge} 7H${end}`} />
      <path className="agenda-line__open" d={`M${end} 7h30`} />
      <path
        className="agenda-line__parts"
        d={agenda
          .slice(1)
          .map(({ minute }) => `M${edge + minute * wide} 7h0`)
          .join('')}
      />
      <circle className="agenda-line__first" cx={edge} cy={7} r={5} />
    </Drawing>
  );
}

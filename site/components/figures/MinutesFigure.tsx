import type { LibraryShelf } from '../../facts/library-shelves.ts';
import type { Level } from '../../facts/readers.ts';
import { lengthOf } from '../../facts/reading-lengths.ts';
import { minutesLine } from '../../pages/reading-minutes.ts';
import { Drawing } from './Drawing.tsx';

export type TimedPiece = { path: string; minutes: number };
export type TimedArticle = TimedPiece & { shelf: LibraryShelf; level: Level };

const step = 11;

type MinutesFigureProps = {
  pieces: readonly (TimedPiece | TimedArticle)[];
  /** What they are. */
  name: string;
  /** What a dot is. */
  caption: string;
};

/**
 * Pieces over the minutes that they take, a dot each. Inside `LibraryFilter` a choice leaves the dots of the articles that
 * fit: they carry the marks of the list (`LibraryFilter.css`); a faint one stays in the place of each.
 */
export function MinutesFigure({ pieces, name, caption }: MinutesFigureProps) {
  const byMinutes = Map.groupBy(pieces, ({ minutes }) => minutes);
  const columns = [...byMinutes].toSorted(([one], [other]) => one - other);
  if (columns.length < 2) return null;
  // As wide in all, however many minutes there are.
  const across = Math.max(3, Math.round(32 / columns.length));
  const column = across * step + 14;
  const rows = Math.ceil(Math.max(...columns.map(([, timed]) => timed.length)) / across);
  const dots = columns.flatMap(([, timed], at) =>
    timed.map((piece, place) => ({
      shelf: undefined,
      level: undefined,
      ...piece,
      x: at * column + 7 + (place % across) * step + step / 2,
      y: (rows - 1 - Math.floor(place / across)) * step + step / 2,
    })),
  );
  return (
    <figure className="dot-scale minutes-figure no-print">
      <Drawing
        name="minutes-figure__dots"
        width={columns.length * column}
        height={rows * step + 4}
        label={`${name} by time to read: ${columns.map(([minutes, timed]) => `${timed.length} of ${minutesLine(minutes)}`).join(', ')}`}
      >
        <path className="minutes-figure__all" d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        {dots.map(({ path, x, y, shelf, level, minutes }) => (
          <circle
            key={path}
            cx={x}
            cy={y}
            r="4"
            data-shelf={shelf}
            data-level={level}
            data-length={lengthOf(minutes)}
          />
        ))}
        <path className="minutes-figure__ground" d={`M0 ${rows * step + 3}H${columns.length * column}`} />
      </Drawing>
      <ol className="dot-scale__names minutes-figure__minutes" aria-hidden="true">
        {columns.map(([minutes], at) => (
          <li key={minutes}>{at === columns.length - 1 ? `${minutes} min` : minutes}</li>
        ))}
      </ol>
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}

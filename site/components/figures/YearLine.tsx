import type { Post } from '../../pages/posts.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import { longDate } from '../articles/long-date.ts';
import { Drawing } from './Drawing.tsx';
import { LitPlace } from './LitPlace.tsx';

const months = 12;
const ground = 92;
/** Units per month. */
const wide = 84;

/** Months since the year 0, of an ISO date. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const nameOf = (month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12))
    .toLocaleDateString('en-CA', { month: 'short', timeZone: 'UTC' })
    .replace('.', '');

type YearLineProps = {
  /** Newest first. */
  posts: readonly Post[];
  /** Paths of those on this page. */
  shown: readonly string[];
  /** The one that is lit. */
  lit: string | undefined;
  /** What the filled dots are. */
  filled?: string | undefined;
  /** What the lit one is. */
  now?: string | undefined;
};

/**
 * The posts of the last twelve months, each on its day, the higher, the longer it takes to read. Nothing where none of the
 * page's own is among them. A dot of the page carries its place in the page's list, in which it is pointed at.
 */
export function yearLine({ posts, shown, lit, filled, now }: YearLineProps) {
  const last = monthOf(posts[0]?.data.publishDate ?? '');
  const drawn = posts.filter(({ data }) => last - monthOf(data.publishDate) < months);
  const oldest = drawn.at(-1)?.data.publishDate;
  if (drawn.length < 3 || !oldest || !drawn.some(({ path }) => shown.includes(path))) return undefined;
  const first = monthOf(oldest);
  const columns = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const dots = drawn.map(({ path, body, data: { publishDate: day } }) => ({
    path,
    x: (monthOf(day) - first) * wide + Math.round(((Number(day.slice(8)) - 0.5) / 31) * wide),
    y: ground - 8 - Math.min(74, Math.max(8, readingMinutes(body) * 14 - 14)),
    state: path === lit ? 'lit' : shown.includes(path) ? 'shown' : 'other',
  }));
  const width = columns.length * wide;
  const light = dots.find(({ state }) => state === 'lit');
  return (
    <figure className="dot-scale year-line">
      <div className="lit-frame">
        <Drawing
          name="year-line__posts"
          width={width}
          height={ground}
          label={`${drawn.length} posts between ${longDate(oldest)} and ${longDate(drawn[0]?.data.publishDate ?? oldest)}`}
        >
          <path
            className="year-line__stems"
            d={`M0 ${ground - 1}H${width}${dots.map(({ x, y }) => `M${x} ${ground - 1}V${y}`).join('')}`}
          />
          {dots.map(({ path, x, y, state }) => (
            <circle
              className={`year-line__${state}`}
              cx={x}
              cy={y}
              r={state === 'lit' ? 9 : 6}
              data-post={state === 'other' ? undefined : shown.indexOf(path) + 1}
              key={path}
            />
          ))}
        </Drawing>
        {light && <LitPlace {...light} r={9} ring={2.5} width={width} height={ground} />}
      </div>
      <ol className="dot-scale__names year-line__months" aria-hidden="true">
        {columns.map((month) => (
          <li key={month}>{nameOf(month)}</li>
        ))}
      </ol>
      <figcaption className="small">
        {drawn.length} posts, each on its day, higher if longer.{filled && ` Filled: ${filled}.`}
        {now && ` Lit: ${now}.`}
      </figcaption>
    </figure>
  );
}

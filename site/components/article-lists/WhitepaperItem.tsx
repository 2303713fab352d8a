import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { DotLines } from '../figures/DotRows.tsx';

/** The whole abstract is on the paper's cover. */
const firstSentences = (text: string) => /^.{120,}?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

/** A sheet with what the paper works out, in dots of one size. */
export function WhitepaperItem({ path, data, body }: PageOf<'whitepaper'>) {
  const sources = data.sources.length;
  return (
    <article className="whitepaper-item">
      <h2 className="whitepaper-item__title">
        <a href={path}>{data.title}</a>
      </h2>
      {data.dots && <DotLines {...data.dots} />}
      <p className="whitepaper-item__abstract">{firstSentences(data.abstract)}</p>
      <p className="small whitepaper-item__facts">
        To read: {minutesLine(readingMinutes(body))}
        {sources > 0 && `. Outside sources: ${sources}`}
      </p>
    </article>
  );
}

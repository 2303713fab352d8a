import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { DotLines } from '../figures/DotRows.tsx';

/** The whole abstract is on the paper's cover. */
const firstSentences = (text: string) => /^.{120,}?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

/** With what the paper works out, in dots of one size. */
export function WhitepaperItem({ path, data, body }: PageOf<'whitepaper'>) {
  const sources = data.sources.length;
  return (
    <article className="whitepaper-item">
      <div className="whitepaper-item__head">
        <h2 className="whitepaper-item__title">
          <a href={path}>{data.title}</a>
        </h2>
        <p className="small">
          To read: {minutesLine(readingMinutes(body))}
          {sources > 0 && `. Outside sources: ${sources}`}
        </p>
      </div>
      <p>{firstSentences(data.abstract)}</p>
      {data.dots && <DotLines {...data.dots} />}
    </article>
  );
}

import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { DotLines } from '../figures/DotRows.tsx';

/** The whole abstract is on the paper's cover. */
const firstSentences = (text: string) => /^.{120,}?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

type WhitepaperItemProps = {
  paper: PageOf<'whitepaper'>;
  /** Shows the paper's drawing, unless the page already does. */
  isDrawn: boolean;
};

export function WhitepaperItem({ paper: { path, data, body }, isDrawn }: WhitepaperItemProps) {
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
      {isDrawn && data.dots && <DotLines {...data.dots} />}
    </article>
  );
}

import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { DotLines } from '../figures/DotRows.tsx';

/** The whole abstract is on the paper's cover. */
const firstSentences = (text: string) => /^.{120,}?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

export function WhitepaperItem({ path, data, body }: PageOf<'whitepaper'>) {
  const sources = data.sources.length;
  return (
    <article className="whitepaper-item">
      <h2 className="whitepaper-item__title">
        <a href={path}>{data.title}</a>
      </h2>
      <dl className="whitepaper-item__facts">
        <div>
          <dt>To read</dt>
          <dd>{minutesLine(readingMinutes(body))}</dd>
        </div>
        {sources > 0 && (
          <div>
            <dt>Outside sources</dt>
            <dd>{sources}</dd>
          </div>
        )}
      </dl>
      {data.dots && <DotLines {...data.dots} />}
      <div className="whitepaper-item__abstract">
        <p className="small">Abstract</p>
        <p>{firstSentences(data.abstract)}</p>
      </div>
    </article>
  );
}

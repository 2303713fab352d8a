import type { PageOf } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';

export type LibraryLineProps = {
  article: PageOf<'library'>;
  /** Whether the line gives the article's answer, which a very long list leaves out. */
  answer: boolean;
};

/** An article on its shelf: the question, the answer, whom it is for and how long it takes. */
export function LibraryLine({ article: { path, data, body }, answer }: LibraryLineProps) {
  return (
    <li className="library-line">
      <a className="library-line__link" href={path}>
        {data.title}
      </a>
      {answer && <p>{data.lead}</p>}
      <p className="small">
        {minutesLine(readingMinutes(body))}. <strong>For:</strong> {data.audience}
      </p>
    </li>
  );
}

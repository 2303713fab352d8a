import type { ContentPage } from '../../pages/read-pages.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';

/** How many pieces of a shelf are shown: the rest is on its own page. */
const most = 3;

export type ShelfProps<Piece extends ContentPage> = {
  title: string;
  /** The page of the whole shelf, when there is one, and the words of the link to it. */
  index?: ContentPage;
  all: string;
  /** All pieces of the shelf, the newest first. */
  pieces: readonly Piece[];
  /** What a reader wants to know of a piece before opening it, in a few words. */
  fact: (piece: Piece) => string;
};

/** One kind of thing to read, with its newest pieces and the way to all of them. */
export function Shelf<Piece extends ContentPage>({ title, index, all, pieces, fact }: ShelfProps<Piece>) {
  if (pieces.length === 0) return null;
  return (
    <section className="shelf">
      <div className="shelf__head">
        <h2 className="shelf__title">{title}</h2>
        {index && <p>{index.data.lead}</p>}
      </div>
      <ul className="shelf__pieces">
        {pieces.slice(0, most).map((piece) => (
          <li className="shelf__piece" key={piece.path}>
            <a className="shelf__link" href={piece.path}>
              {piece.data.title}
            </a>
            <p className="small">{fact(piece)}</p>
          </li>
        ))}
      </ul>
      {index && (
        <p className="shelf__all">
          <a href={index.path}>{all}</a>
        </p>
      )}
    </section>
  );
}

/** The fact of a piece that is read from top to bottom. */
export const readingFact = ({ body }: ContentPage) => `${minutesLine(readingMinutes(body))} to read`;

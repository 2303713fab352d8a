import type { ContentPage } from '../../pages/read-pages.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import { Spines } from '../figures/Spines.tsx';

/** Pieces shown; the shelf's own page has the rest. */
const most = 3;

export type ShelfProps<Piece extends ContentPage> = {
  title: string;
  /** The shelf's own page, and the text of the link to it. */
  index?: ContentPage;
  all: string;
  /** Newest first. */
  pieces: readonly Piece[];
  /** Before what its own page says of it. */
  note?: string;
  /** A key fact, in a few words. */
  fact: (piece: Piece) => string;
};

export function Shelf<Piece extends ContentPage>({ title, index, all, pieces, note, fact }: ShelfProps<Piece>) {
  if (pieces.length === 0) return null;
  return (
    <section className="shelf">
      <div className="shelf__head">
        <div className="shelf__board">
          <h2 className="shelf__title">{title}</h2>
          <Spines
            spines={pieces.map(({ body }, at) => ({
              minutes: readingMinutes(body),
              mark: at < most ? 'plain' : 'quiet',
            }))}
          />
        </div>
        {index && (
          <p>
            {note && <strong>{note} </strong>}
            {index.data.lead}
          </p>
        )}
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

export const readingFact = ({ body }: ContentPage) => `${minutesLine(readingMinutes(body))} to read`;

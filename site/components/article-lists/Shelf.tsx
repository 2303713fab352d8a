import type { ContentPage } from '../../pages/read-pages.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import { Spines } from '../figures/Spines.tsx';

export type ShelfProps<Piece extends ContentPage> = {
  title: string;
  /** The shelf's own page. */
  index?: ContentPage;
  /** What one finds there, in a sentence. */
  about: string;
  /** Newest first. */
  pieces: readonly Piece[];
  /** A key fact of the newest, in a few words. */
  fact: (piece: Piece) => string;
};

/** A shelf in a row: its pieces as spines, what they are, and the newest. */
export function Shelf<Piece extends ContentPage>({ title, index, about, pieces, fact }: ShelfProps<Piece>) {
  const [newest] = pieces;
  if (!newest) return null;
  return (
    <section className="shelf">
      <div className="shelf__board">
        <h2 className="shelf__title">{index ? <a href={index.path}>{title}</a> : title}</h2>
        <Spines
          spines={pieces.map(({ body }, at) => ({
            minutes: readingMinutes(body),
            mark: at === 0 ? 'strong' : 'plain',
          }))}
        />
      </div>
      <p className="shelf__about">{about}</p>
      <p className="shelf__newest">
        <a href={newest.path}>{newest.data.title}</a>
        <span className="small shelf__fact">{fact(newest)}</span>
      </p>
    </section>
  );
}

import { type LibraryShelf, libraryShelves } from '../../facts/library-shelves.ts';
import type { Piece } from '../../pages/pieces.ts';
import { minutesLine } from '../../pages/reading-minutes.ts';
import { Fold } from '../ui/Fold.tsx';

export type SubjectPiecesProps = {
  subject: LibraryShelf;
  pieces: readonly Piece[];
  about: boolean;
};

export function SubjectPieces({ subject, pieces, about }: SubjectPiecesProps) {
  return (
    <section className={about ? 'subject-pieces' : 'subject-pieces subject-pieces--titles'} aria-labelledby={subject}>
      <Fold id={subject} title={libraryShelves[subject]} count={pieces.length}>
        <ul className="subject-pieces__list">
          {pieces.map((piece) => (
            <li className="subject-pieces__piece" key={piece.path}>
              <a className="subject-pieces__link" href={piece.path}>
                {piece.title}
              </a>
              {about && <p className="subject-pieces__about">{piece.description}</p>}
              <p className="small subject-pieces__kind">
                {piece.kind}, {minutesLine(piece.minutes)}
              </p>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

import type { Piece } from '../../pages/pieces.ts';

export type MinuteRulerProps = {
  minutes: number;
  pieces: readonly Piece[];
  /** Whether each line says what its piece is about, which a very long list leaves out. */
  about: boolean;
};

/** Everything with the same reading time: the minutes on a ruler, one line per piece beside it. */
export function MinuteRuler({ minutes, pieces, about }: MinuteRulerProps) {
  return (
    <section
      className={about ? 'minute-ruler' : 'minute-ruler minute-ruler--titles'}
      aria-labelledby={idOfMinutes(minutes)}
    >
      <h2 className="minute-ruler__minutes" id={idOfMinutes(minutes)}>
        <span className="minute-ruler__number">{minutes}</span> {minutes === 1 ? 'minute' : 'minutes'}
      </h2>
      <ul className="minute-ruler__pieces">
        {pieces.map((piece) => (
          <li className="minute-ruler__piece" key={piece.path}>
            <a className="minute-ruler__link" href={piece.path}>
              {piece.title}
            </a>
            {about && <p className="minute-ruler__about">{piece.description}</p>}
            <p className="small minute-ruler__kind">{piece.kind}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The id of the part with this reading time. */
export const idOfMinutes = (minutes: number) => `minutes-${minutes}`;

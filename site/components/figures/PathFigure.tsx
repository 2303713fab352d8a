import type { Figure } from '../../schema/figures.ts';
import { thingOf, things } from './things.ts';

type PathFigureProps = Pick<Figure, 'title' | 'hint' | 'rows'> & {
  /** What it says of itself; `false` if it is no specimen. */
  illustrative?: string | false;
  /** What the path leads to; else it ends in its last station. */
  end?: { name: string; thing: keyof typeof things };
};

/**
 * One thing travels through machines and people, each drawn at the end of its line. Stations are radio buttons: the
 * path is lit as far as the checked one. On a phone the stations are a row, and only the lit one's sentence shows; in
 * print all do.
 */
export function PathFigure({ title, hint = 'Press a station', rows, illustrative = 'Specimen', end }: PathFigureProps) {
  return (
    <fieldset className="path-figure" data-illustrative={illustrative === false ? undefined : ''}>
      <legend className="path-figure__title">
        <strong>{title}</strong> {illustrative && <span>{illustrative}</span>}
      </legend>
      <ol className={`path-figure__stations path-figure__stations--${rows.length} path-light`}>
        {rows.map(({ name, text, state = 'well' }, place) => (
          <li className="path-figure__station" key={name}>
            <label className="path-figure__pick">
              <input
                className={`path-figure__dot path-figure__dot--${state} lit-dot`}
                type="radio"
                name="path"
                defaultChecked={place === 0}
              />
              <span>{name}</span>
            </label>
            <p className="path-figure__text">{text}</p>
            <svg className="path-figure__thing" data-drawing="" viewBox="0 0 48 48" aria-hidden="true">
              <path d={thingOf(name, text)} />
            </svg>
          </li>
        ))}
        {end && (
          <li className="path-end">
            <span className="path-end__goal">{end.name}</span>
            <svg className="path-figure__thing" data-drawing="" viewBox="0 0 48 48" aria-hidden="true">
              <path d={things[end.thing]} />
            </svg>
          </li>
        )}
      </ol>
      <p className="path-figure__hint" aria-hidden="true">
        {hint}
      </p>
    </fieldset>
  );
}

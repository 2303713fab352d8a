import type { Figure } from '../../schema/figures.ts';

/** In rem: the row's height, and how far each station stands to the right. */
const rowHeight = 5.5;
const bends = [0, 3, 4.5, 3, 0.5, 2];
const dot = 0.875;
const unit = 16;

const at = (place: number) => ({
  x: ((bends[place] ?? 0) + dot) * unit,
  y: (place * rowHeight + dot) * unit,
});

/** From station to station, tangents upright. */
function segment(place: number): string {
  const [from, to] = [at(place), at(place + 1)];
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y}`;
}

type PathFigureProps = Pick<Figure, 'title' | 'hint' | 'rows'> & { illustrative?: string };

/**
 * One thing travels through people and machines. Stations are radio buttons: the checked one is lit, with its sentence.
 * On a phone the stations are a row, and only the lit one's sentence shows; in print all do.
 */
export function PathFigure({ title, hint = 'Press a station', rows, illustrative = 'Specimen' }: PathFigureProps) {
  const last = at(rows.length - 1);
  const height = (rows.length * rowHeight + 2) * unit;
  return (
    <fieldset className="path-figure" data-illustrative="">
      <legend className="path-figure__title">
        <strong>{title}</strong> <span>{illustrative}</span>
      </legend>
      <div className="path-figure__board">
        <svg
          className="path-figure__line"
          data-drawing=""
          viewBox={`0 0 ${40 * unit} ${height}`}
          width={40 * unit}
          height={height}
          aria-hidden="true"
        >
          <path d={`M${at(0).x} -160V${at(0).y}`} />
          {rows.slice(1).map((row, place) => (
            <path className="path-figure__segment" key={row.name} d={segment(place)} />
          ))}
          <path
            d={`M${last.x} ${last.y}C${last.x} ${last.y + 96} ${last.x + 60} ${last.y + 104} 1600 ${last.y + 104}`}
          />
        </svg>
        <ol className={`path-figure__stations path-figure__stations--${rows.length}`}>
          {rows.map(({ name, text, state = 'well' }, place) => (
            <li className="path-figure__station" key={name}>
              <label className="path-figure__pick">
                <input
                  className={`path-figure__dot path-figure__dot--${state}`}
                  type="radio"
                  name="path"
                  defaultChecked={place === 0}
                />
                <span>{name}</span>
              </label>
              <p className="path-figure__text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className="path-figure__hint" aria-hidden="true">
        {hint}
      </p>
    </fieldset>
  );
}

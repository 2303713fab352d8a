import { type PaperId, papers, specimensOn, wide } from '../../facts/specimens.ts';
import { letter } from './Paper.tsx';
import { paperDrawings } from './papers.tsx';

function sheetOf(id: PaperId) {
  const [width, height] = wide.has(id) ? [letter.long, letter.short] : [letter.short, letter.long];
  return { viewBox: `0 0 ${width} ${height}`, width: width / 2, height: height / 2 };
}

/** Sample documents in true proportions; each opens enlarged without JavaScript. */
export function Specimens({ path }: { path: string }) {
  const ids = specimensOn[path];
  if (!ids) return null;
  return (
    <section className="specimens" aria-labelledby="specimens" data-illustrative="">
      <div className="wrap section">
        <h2 id="specimens">{ids.length === 1 ? 'The document you get' : 'The documents you get'}</h2>
        <p className="specimens__note">
          Drawn to scale. Names, dates and figures are made up{ids.includes('yellow') && '; the phone number is ours'}.
        </p>
        <ul className={`specimens__row specimens__row--${ids.length}`}>
          {ids.map((id) => (
            <Specimen key={id} id={id} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Specimen({ id }: { id: PaperId }) {
  const { name, use, shows } = papers[id];
  const [sheet, drawing] = [`sheet-${id}`, `paper-${id}`];
  return (
    <li className={`specimens__one${wide.has(id) ? ' specimens__one--wide' : ''}`}>
      <svg className={`paper paper--${id}`} {...sheetOf(id)} aria-hidden="true">
        <use href={`#${drawing}`} />
      </svg>
      <p>
        <strong className="specimens__name">{name}</strong> {use}
      </p>
      <button type="button" className="specimens__open" popoverTarget={sheet}>
        Open large<span className="hidden-text">: {name}</span>
      </button>
      <div id={sheet} className="specimens__sheet" popover="auto" role="dialog" aria-label={`${name}, specimen`}>
        <button type="button" className="specimens__close" popoverTarget={sheet} popoverTargetAction="hide">
          Close
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section className="specimens__scroll" tabIndex={0} aria-label={`${name}, to scroll`}>
          <svg className={`paper paper--${id}`} data-drawing="" {...sheetOf(id)} role="img" aria-label={shows}>
            <g id={drawing}>{paperDrawings[id]}</g>
          </svg>
        </section>
      </div>
    </li>
  );
}

import { papers, specimensOn, wide } from '../../facts/specimens.ts';
import type { Figure } from '../../schema/figures.ts';
import { letter } from '../specimens/Paper.tsx';
import { paperInShort } from '../specimens/paper-in-short.ts';
import { BoardFigure } from './BoardFigure.tsx';
import { PathFigure } from './PathFigure.tsx';
import { SheetFigure } from './SheetFigure.tsx';

/**
 * The drawing of a page's opening, from its front matter; else the first document that the page shows at its foot
 * (`Specimens`), which a press opens large; on a phone its first lines.
 */
export function openingFigure(path: string, figure: Figure | undefined) {
  if (figure) {
    const { form, ...drawn } = figure;
    if (form === 'path') return <PathFigure {...drawn} />;
    return form === 'board' ? <BoardFigure {...drawn} /> : <SheetFigure {...drawn} ofOffice />;
  }
  const [id] = specimensOn[path] ?? [];
  if (!id) return undefined;
  const [width, height] = wide.has(id) ? [letter.long, letter.short] : [letter.short, letter.long];
  return (
    <>
      <SheetFigure {...paperInShort[id]} />
      <button
        type="button"
        className={`opening-paper opening-paper--${id}`}
        popoverTarget={`sheet-${id}`}
        aria-label={`Open large: ${papers[id].name}, specimen`}
        data-illustrative=""
      >
        <svg
          className={`paper paper--${id}`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        >
          <use href={`#paper-${id}`} />
        </svg>
      </button>
    </>
  );
}

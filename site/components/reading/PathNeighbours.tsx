import type { ContentPage } from '../../pages/read-pages.ts';
import { readingPathOf } from '../../pages/reading-path-of.ts';

export function PathNeighbours({ pages, path }: { pages: readonly ContentPage[]; path: string }) {
  const found = readingPathOf(pages, path);
  if (!found) return null;
  const { title, pieces, place } = found;
  return (
    <nav className="path-neighbours" aria-labelledby="path-title">
      <p className="path-neighbours__title" id="path-title">
        <strong>{title}</strong>: part {place + 1} of {pieces.length}
      </p>
      <Way piece={pieces[place - 1]} name="Before this" rel="prev" />
      <Way piece={pieces[place + 1]} name="Next" rel="next" />
    </nav>
  );
}

function Way({ piece, name, rel }: { piece?: ContentPage; name: string; rel: 'prev' | 'next' }) {
  if (!piece) return null;
  return (
    <a className="path-neighbours__way" href={piece.path} rel={rel}>
      <span className="small">{name}</span>
      <strong>{piece.data.title}</strong>
    </a>
  );
}

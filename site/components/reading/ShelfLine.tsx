import type { LibraryShelf } from '../../facts/library-shelves.ts';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import type { PageContext } from '../../pages/site-context.ts';
import { Spines } from '../figures/Spines.tsx';

type ShelfLineProps = { page: PageContext; shelf: LibraryShelf; audience: string };

/** Whom an article is for, and its shelf with its own spine lit. */
export function ShelfLine({ page, shelf, audience }: ShelfLineProps) {
  const articles = pagesOfKind(page.site.pages, 'library').filter(({ data }) => data.category === shelf);
  return (
    <div className="shelf-line">
      <p className="small">For: {audience}</p>
      <Spines
        travels
        spines={articles.map(({ path, body }) => ({
          minutes: readingMinutes(body),
          mark: path === page.path ? 'lit' : 'plain',
        }))}
      />
      {articles.length > 1 && <p className="small">{articles.length} articles on this shelf, this one lit</p>}
    </div>
  );
}

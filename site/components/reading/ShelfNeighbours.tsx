import { libraryShelves } from '../../facts/library-shelves.ts';
import { type PageOf, pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { ReadingList } from '../lists/ReadingList.tsx';

const shown = 3;

export type ShelfNeighboursProps = {
  pages: readonly ContentPage[];
  path: string;
  shelf: PageOf<'library'>['data']['category'];
};

/** The next articles on the shelf; the first follows the last. */
export function ShelfNeighbours({ pages, path, shelf }: ShelfNeighboursProps) {
  const articles = pagesOfKind(pages, 'library').filter(({ data }) => data.category === shelf);
  const place = articles.findIndex((article) => article.path === path);
  const next = [...articles.slice(place + 1), ...articles.slice(0, place)].slice(0, shown);
  if (place < 0 || next.length === 0) return null;
  return (
    <section className="shelf-neighbours" aria-labelledby="shelf">
      <h2 id="shelf" className="shelf-neighbours__title">
        Next on the shelf: {libraryShelves[shelf]}
      </h2>
      <ReadingList items={next.map(({ path, data }) => ({ href: path, title: data.title, text: data.lead }))} />
    </section>
  );
}

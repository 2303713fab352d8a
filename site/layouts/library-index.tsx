import { PageLinks } from '../components/PageLinks.tsx';
import { ReadingIndex } from '../components/ReadingIndex.tsx';
import type { LayoutProps } from '../context.ts';
import { libraryShelfIds, libraryShelves } from '../data/library-shelves.ts';
import { type PageOf, pagesOfKind } from '../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../pages/reading-minutes.ts';

/** From this many articles on, the list leaves out the answers. */
const manyArticles = 40;

/** The library by subject; empty shelves are not shown. */
export default function LibraryIndex({ page, data, content }: LayoutProps<'library-index'>) {
  const articles = pagesOfKind(page.site.pages, 'library');
  const shelves = libraryShelfIds
    .map((id) => ({ id, label: libraryShelves[id], articles: articles.filter((entry) => entry.data.category === id) }))
    .filter((shelf) => shelf.articles.length > 0);
  const parts = shelves.map(({ id, label, articles }) => ({ href: `#${id}`, label, count: articles.length }));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      side={<PageLinks variant="counts" title="Articles by subject" links={parts} />}
    >
      <div className="library-shelves">
        {shelves.map((shelf) => (
          <section className="library-shelves__shelf" key={shelf.id} aria-labelledby={shelf.id}>
            <h2 className="library-shelves__name" id={shelf.id}>
              {shelf.label}
            </h2>
            <ul className="library-shelves__articles">
              {shelf.articles.map((article) => (
                <LibraryLine key={article.path} article={article} answer={articles.length < manyArticles} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ReadingIndex>
  );
}

type LibraryLineProps = {
  article: PageOf<'library'>;
  /** Whether the line gives the article's answer, which a very long list leaves out. */
  answer: boolean;
};

/** An article on its shelf: the question, the answer, whom it is for and how long it takes. */
function LibraryLine({ article: { path, data, body }, answer }: LibraryLineProps) {
  return (
    <li className="library-line">
      <a className="library-line__link" href={path}>
        {data.title}
      </a>
      {answer && <p>{data.lead}</p>}
      <p className="small">
        {minutesLine(readingMinutes(body))}. <strong>For:</strong> {data.audience}
      </p>
    </li>
  );
}

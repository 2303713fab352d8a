import { MinutesFigure } from '../../components/figures/MinutesFigure.tsx';
import { Spines } from '../../components/figures/Spines.tsx';
import { LibraryFilter } from '../../components/lists/LibraryFilter.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Fold } from '../../components/ui/Fold.tsx';
import { libraryShelfIds, libraryShelves } from '../../facts/library-shelves.ts';
import { levelIds, levels } from '../../facts/readers.ts';
import { lengthOf } from '../../facts/reading-lengths.ts';
import { type PageOf, pagesOfKind } from '../../pages/pages-of-kind.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

/** From this many articles, answers are hidden. */
const manyArticles = 40;

type Article = PageOf<'library'> & { minutes: number };

/** Easiest first, then shortest. */
const byLevel = (one: Article, other: Article) =>
  levelIds.indexOf(one.data.level) - levelIds.indexOf(other.data.level) ||
  one.minutes - other.minutes ||
  one.data.title.localeCompare(other.data.title);

/** Empty shelves are hidden. */
export default function LibraryIndex({ page, data, content }: LayoutProps<'library-index'>) {
  const articles = pagesOfKind(page.site.pages, 'library')
    .map((article) => ({ ...article, minutes: readingMinutes(article.body) }))
    .sort(byLevel);
  const shelves = libraryShelfIds
    .map((id) => ({ id, articles: articles.filter(({ data }) => data.category === id) }))
    .filter(({ articles }) => articles.length > 0);
  const hasGlossary = page.site.pages.some(({ kind }) => kind === 'glossary');
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      about={<Offer action="Book Free Consultation" />}
      side={
        <MinutesFigure
          pieces={articles.map(({ path, minutes, data }) => ({
            path,
            minutes,
            shelf: data.category,
            level: data.level,
          }))}
          name="Articles"
          caption="A dot is an article, over the minutes it takes. What you choose stays lit."
        />
      }
    >
      <LibraryFilter shelves={shelves.map(({ id, articles }) => ({ id, count: articles.length }))}>
        {shelves.map(({ id, articles: onShelf }) => (
          <section className="library-shelves__shelf" key={id} aria-labelledby={id} data-shelf={id}>
            <Fold
              id={id}
              title={libraryShelves[id]}
              count={onShelf.length}
              drawing={<Spines spines={onShelf.map(({ minutes }) => ({ minutes, mark: 'plain' }))} />}
            >
              <ul className="library-shelves__articles">
                {onShelf.map((article) => (
                  <LibraryLine key={article.path} article={article} answer={articles.length < manyArticles} />
                ))}
              </ul>
              <p className="library-shelves__none">Nothing here of this level and length.</p>
            </Fold>
          </section>
        ))}
      </LibraryFilter>
      {hasGlossary && (
        <p>
          A word that you do not know? It is in the <a href="/library/glossary">glossary</a>.
        </p>
      )}
    </ReadingIndex>
  );
}

type LibraryLineProps = {
  article: Article;
  answer: boolean;
};

function LibraryLine({ article: { path, data, minutes }, answer }: LibraryLineProps) {
  return (
    <li className="library-line" data-level={data.level} data-length={lengthOf(minutes)}>
      <a className="library-line__link" href={path}>
        {data.title}
      </a>
      {answer && <p>{data.lead}</p>}
      <p className="small">
        {minutesLine(minutes)}, {levels[data.level].toLowerCase()}. <strong>For:</strong> {data.audience}
      </p>
    </li>
  );
}

import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Takeaways } from '../../components/articles/Takeaways.tsx';
import { Spines } from '../../components/figures/Spines.tsx';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { PieceFacts, readAndReviewed } from '../../components/reading/PieceFacts.tsx';
import { ReadingPage } from '../../components/reading/ReadingPage.tsx';
import { ShelfNeighbours } from '../../components/reading/ShelfNeighbours.tsx';
import { TickList, tickListLink } from '../../components/reading/TickList.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { libraryShelves } from '../../facts/library-shelves.ts';
import { contentsOf } from '../../pages/contents-of.ts';
import { pagesOfKind } from '../../pages/pages-of-kind.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Library({ page, data, content }: LayoutProps<'library'>) {
  const { pages } = page.site;
  const facts = [
    {
      name: 'Shelf',
      value: (
        <>
          <a href={`/library#${data.category}`}>{libraryShelves[data.category]}</a>
          <Spines
            spines={pagesOfKind(pages, 'library')
              .filter((article) => article.data.category === data.category)
              .map(({ path, body }) => ({
                minutes: readingMinutes(body),
                mark: path === page.path ? 'lit' : 'plain',
              }))}
          />
        </>
      ),
    },
    { name: 'For', value: data.audience },
    ...readAndReviewed(pages, page.path, data.updated),
  ];
  const links = [...(data.checklist.length > 0 ? [tickListLink] : []), ...contentsOf(content)];
  return (
    <ReadingPage page={page} data={data} closing="Would you like a hand with it?">
      <Opening page={page} lead={data.lead}>
        <PieceFacts facts={facts} />
      </Opening>
      <SideBySide
        at="right, before"
        side={
          <>
            <PageLinks variant="contents" title="On this page" links={links} />
            <PieceAsk pages={pages} shelf={data.category} />
          </>
        }
      >
        <Takeaways lines={data.takeaways} />
        <TickList items={data.checklist} />
        <ProseFolds html={content} open={2} />
      </SideBySide>
      <Sources sources={data.sources} />
      <ShelfNeighbours pages={pages} path={page.path} shelf={data.category} />
    </ReadingPage>
  );
}

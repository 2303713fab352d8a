import { longDate } from '../../components/articles/long-date.ts';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Takeaways } from '../../components/articles/Takeaways.tsx';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { pieceFigure } from '../../components/reading/piece-figure.tsx';
import { ReadingPage } from '../../components/reading/ReadingPage.tsx';
import { ShelfLine } from '../../components/reading/ShelfLine.tsx';
import { ShelfNeighbours } from '../../components/reading/ShelfNeighbours.tsx';
import { TickList, tickListLink } from '../../components/reading/TickList.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { libraryShelves } from '../../facts/library-shelves.ts';
import { contentsOf } from '../../pages/contents-of.ts';
import { readingTime } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Library({ page, data, content }: LayoutProps<'library'>) {
  const { pages } = page.site;
  const { figure, text } = pieceFigure({ pages, title: data.title, html: content, shelf: data.category });
  const links = [...(data.checklist.length > 0 ? [tickListLink] : []), ...contentsOf(content)];
  return (
    <ReadingPage
      page={page}
      data={data}
      closing="Would you like a hand with it?"
      next={<ShelfNeighbours pages={pages} path={page.path} shelf={data.category} />}
    >
      <Opening
        page={page}
        lead={data.lead}
        label={
          <p className="small post-day">
            <a href={`/library#${data.category}`}>{libraryShelves[data.category]}</a> · {readingTime(pages, page.path)}{' '}
            to read · last reviewed <time dateTime={data.updated}>{longDate(data.updated)}</time>
          </p>
        }
        figure={figure}
        about={<ShelfLine page={page} shelf={data.category} audience={data.audience} />}
      />
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
        <ProseFolds html={text} open={2} />
      </SideBySide>
      <Sources sources={data.sources} />
    </ReadingPage>
  );
}

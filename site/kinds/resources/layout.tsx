import { readingFact, Shelf } from '../../components/article-lists/Shelf.tsx';
import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { MinutesFigure } from '../../components/figures/MinutesFigure.tsx';
import { IndexOffer } from '../../components/lists/IndexOffer.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { webinarDay } from '../../components/lists/webinar-line.ts';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { headedSections } from '../../markdown/sections.ts';
import { type PageOf, pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { sessionsOf, type WebinarSession } from '../../pages/webinars.ts';
import { pageAt } from '../../seo/tree.ts';

const resourceKinds = ['guide', 'whitepaper', 'case-study', 'webinar'] as const;

export default function Resources({ page, data, content }: LayoutProps<'resources'>) {
  const { pages, today } = page.site;
  const { toCome, past, undated } = sessionsOf(pages, today);
  const sessions = [...toCome, ...past, ...undated];
  const pieces = resourceKinds.flatMap((kind) => pages.filter((page) => page.kind === kind));
  // First what to read in how much time; after the shelves the rest of the text.
  const [first, ...rest] = headedSections(content).map(({ heading, text }) => heading + text);
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={rest.join('')}
      side={
        <>
          <MinutesFigure
            pieces={pieces.map(({ path, body }) => ({ path, minutes: readingMinutes(body) }))}
            name="Resources"
            caption={`${pieces.length} resources, a dot each, over the minutes it takes to read.`}
          />
          <IndexOffer />
        </>
      }
    >
      <ProseSections html={first ?? ''} />
      <div className="resource-shelves">
        <Shelf
          title="IT guides"
          index={pageAt(pages, '/resources/it-guides')}
          all="All guides"
          pieces={newestFirst(pagesOfKind(pages, 'guide'))}
          fact={readingFact}
        />
        <Shelf
          title="White papers"
          index={pageAt(pages, '/resources/whitepapers')}
          all="All white papers"
          pieces={newestFirst(pagesOfKind(pages, 'whitepaper'))}
          fact={readingFact}
        />
        <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
        <Shelf
          title="Project stories"
          note="The clients are examples."
          index={pageAt(pages, '/resources/case-studies')}
          all="All project stories"
          pieces={newestFirst(pagesOfKind(pages, 'case-study'))}
          fact={storyFact}
        />
        <Shelf
          title="Webinars and worked sessions"
          index={pageAt(pages, '/resources/webinars')}
          all="All webinars"
          pieces={sessions.map((session) => session.page)}
          fact={({ path }) =>
            sessionFact(
              sessions.find((session) => session.page.path === path),
              toCome,
            )
          }
        />
      </div>
    </ReadingIndex>
  );
}

function newestFirst<Piece extends ContentPage>(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => b.data.updated.localeCompare(a.data.updated));
}

const storyFact = ({ data }: PageOf<'case-study'>) => `${data.industry}: ${data.size}`;

function sessionFact(session: WebinarSession | undefined, toCome: readonly WebinarSession[]): string {
  if (!session?.webinar) return 'Worked session';
  return `${toCome.includes(session) ? 'To be held on' : 'Worked session,'} ${webinarDay(session.webinar)}`;
}

import { HowLong } from '../../components/article-lists/HowLong.tsx';
import { Shelf } from '../../components/article-lists/Shelf.tsx';
import { ReadingIndex } from '../../components/lists/ReadingIndex.tsx';
import { webinarDay } from '../../components/lists/webinar-line.ts';
import { AskLine } from '../../components/sections/AskCard.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { type PageOf, pagesOfKind } from '../../pages/pages-of-kind.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { minutesLine, readingMinutes } from '../../pages/reading-minutes.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { sessionsOf, type WebinarSession } from '../../pages/webinars.ts';
import { pageAt } from '../../seo/tree.ts';

export default function Resources({ page, data, content }: LayoutProps<'resources'>) {
  const { pages, today } = page.site;
  const { toCome, past, undated } = sessionsOf(pages, today);
  const sessions = [...toCome, ...past, ...undated];
  const guides = newestFirst(pagesOfKind(pages, 'guide'));
  const papers = newestFirst(pagesOfKind(pages, 'whitepaper'));
  return (
    <ReadingIndex
      page={page}
      data={data}
      content={content}
      about={<Offer action="Book Free Consultation" />}
      side={<HowLong pages={pages} paper={papers[0]} guide={guides[0]} />}
    >
      <div className="resource-shelves band">
        <Shelf
          title="IT guides"
          about="One job from start to finish, step by step, with who does what."
          index={pageAt(pages, '/resources/it-guides')}
          pieces={guides}
          fact={readingFact}
        />
        <Shelf
          title="White papers"
          about="One decision argued through, with the case against."
          index={pageAt(pages, '/resources/whitepapers')}
          pieces={papers}
          fact={readingFact}
        />
        <Shelf
          title="Project stories"
          about="How a project runs, and what it did not fix. The clients are examples."
          index={pageAt(pages, '/resources/case-studies')}
          pieces={newestFirst(pagesOfKind(pages, 'case-study'))}
          fact={storyFact}
        />
        <Shelf
          title="Webinars"
          about="Worked sessions with an agenda, to read or to run with your team."
          index={pageAt(pages, '/resources/webinars')}
          pieces={sessions.map((session) => session.page)}
          fact={({ path }) =>
            sessionFact(
              sessions.find((session) => session.page.path === path),
              toCome,
            )
          }
        />
      </div>
      <AskLine row path="/services/managed-it" action="Book Free Consultation" about="Rather ask than read?" />
    </ReadingIndex>
  );
}

function newestFirst<Piece extends ContentPage>(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => b.data.updated.localeCompare(a.data.updated));
}

const readingFact = ({ body }: ContentPage) => `${minutesLine(readingMinutes(body))} to read`;

const storyFact = ({ data }: PageOf<'case-study'>) => `${data.industry}: ${data.size}`;

function sessionFact(session: WebinarSession | undefined, toCome: readonly WebinarSession[]): string {
  if (!session?.webinar) return 'Worked session';
  return `${toCome.includes(session) ? 'To be held on' : 'Worked session,'} ${webinarDay(session.webinar)}`;
}

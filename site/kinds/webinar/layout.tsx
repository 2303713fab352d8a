import { company } from '../../../shared/company/company.ts';
import { AgendaRuler } from '../../components/article-lists/AgendaRuler.tsx';
import { ProseFolds } from '../../components/articles/ProseFolds.tsx';
import { Sources } from '../../components/articles/Sources.tsx';
import { Takeaways } from '../../components/articles/Takeaways.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { webinarLine } from '../../components/lists/webinar-line.ts';
import { PieceAsk } from '../../components/reading/PieceAsk.tsx';
import { PieceFacts, readAndReviewed } from '../../components/reading/PieceFacts.tsx';
import { PieceRoles } from '../../components/reading/PieceRoles.tsx';
import { Offer } from '../../components/sections/Offer.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import { PageLinks } from '../../components/sections/PageLinks.tsx';
import { SideBySide } from '../../components/ui/SideBySide.tsx';
import { isToCome, webinars } from '../../facts/webinars.ts';
import { contentsOf } from '../../pages/contents-of.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { articleRecord } from '../../seo/article-record.ts';
import { eventRecord } from '../../seo/event-record.ts';

/** The heading for a minute in a written summary: `### Minute 4: the password`. */
function hrefOfMinute(html: string, minute: number): string | undefined {
  const id = new RegExp(`<h3 id="(minute-${minute}(?:-[^"]*)?)"`).exec(html)?.[1];
  return id && `#${id}`;
}

/** A seat if upcoming; otherwise the text and a private session. There are no recordings. */
const offers = {
  toCome: { says: 'Online, free.', link: 'Register by email', subject: 'Registration' },
  toRead: {
    says: 'A worked session to read. We also hold it for your team.',
    link: 'Ask for a date',
    subject: 'A date for',
  },
} as const;

/** Opens with the date; a past webinar is never shown as upcoming (decision 23). */
export default function WebinarPage({ page, data, content }: LayoutProps<'webinar'>) {
  const { pages } = page.site;
  const webinar = webinars.find(({ slug }) => page.path.endsWith(`/${slug}`));
  const offer = offers[webinar && isToCome(webinar, page.site.today) ? 'toCome' : 'toRead'];
  return (
    <Page
      page={page}
      metaTitle={data.metaTitle}
      graph={[...(webinar ? [eventRecord(page, webinar.start)] : []), articleRecord(page, data.updated)]}
    >
      <Opening
        page={page}
        lead={data.lead}
        tone="ink"
        about={
          <>
            <div className="webinar">
              {webinar && (
                <p className="webinar__when">
                  <time dateTime={webinar.start}>{webinarLine(webinar, page.site.today).when}</time>
                </p>
              )}
              <p>
                {offer.says}{' '}
                <a href={`mailto:${company.email}?subject=${encodeURIComponent(`${offer.subject}: ${page.title}`)}`}>
                  {offer.link}
                </a>
              </p>
            </div>
            <Offer action="Book Free Consultation" />
            <PieceFacts facts={readAndReviewed(pages, page.path, data.updated)} />
          </>
        }
      >
        <section className="webinar-agenda" aria-labelledby="agenda">
          <h2 className="webinar-agenda__title" id="agenda">
            {webinar ? 'Agenda of the webinar' : 'Agenda of the session'}
          </h2>
          <AgendaRuler agenda={data.agenda} hrefOf={(minute) => hrefOfMinute(content, minute)} />
        </section>
      </Opening>
      <SideBySide
        at="right, before"
        side={
          <>
            <Takeaways lines={data.takeaways} title="Key points" />
            <div className="webinar-contents">
              <PageLinks variant="contents" title="On this page" links={contentsOf(content)} />
            </div>
            <PieceAsk pages={pages} />
          </>
        }
      >
        <ProseFolds html={content} open={4} />
      </SideBySide>
      <Sources sources={data.sources} />
      <div className="piece-end wrap">
        <PieceRoles pages={pages} path={page.path} />
      </div>
      <ClosingBand title="Prefer to talk about your own office?" action="Book Free Consultation" />
    </Page>
  );
}

import { isToCome, type Webinar, webinars } from '../data/webinars.ts';
import { type PageOf, pagesOfKind } from './pages-of-kind.ts';
import type { ContentPage } from './read-pages.ts';

/** A webinar's page, with its day where one is fixed. */
export type WebinarSession = { page: PageOf<'webinar'>; webinar?: Webinar };

/** The webinars by what a visitor can have: a seat, a recording, or a session of their own. */
type Sessions = { toCome: WebinarSession[]; recorded: WebinarSession[]; onRequest: WebinarSession[] };

/**
 * The webinars that are still to come, the next first; those that were recorded, the newest first; and those without a
 * day, which have not been held: of them there is no recording.
 */
export function sessionsOf(pages: readonly ContentPage[], today: Date): Sessions {
  const sessions = pagesOfKind(pages, 'webinar')
    .map((page) => ({ page, webinar: webinars.find(({ slug }) => page.path.endsWith(`/${slug}`)) }))
    .sort((a, b) => startOf(a) - startOf(b));
  const dated = sessions.filter(({ webinar }) => webinar !== undefined);
  const waits = ({ webinar }: WebinarSession) => webinar !== undefined && isToCome(webinar, today);
  return {
    toCome: dated.filter(waits),
    recorded: dated.filter((session) => !waits(session)).reverse(),
    onRequest: sessions.filter(({ webinar }) => webinar === undefined),
  };
}

const startOf = ({ webinar }: WebinarSession) => (webinar ? Date.parse(webinar.start) : 0);

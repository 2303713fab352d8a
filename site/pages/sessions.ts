import { isToCome, type Webinar, webinars } from '../data/webinars.ts';
import { type PageOf, pagesOfKind } from './pages-of-kind.ts';
import type { ContentPage } from './read-pages.ts';

/** A webinar's page, with its day where one is fixed. */
export type Session = { page: PageOf<'webinar'>; webinar?: Webinar };

/** The webinars that are still to come, the next first, and those that were recorded, the newest first. */
export function sessionsOf(pages: readonly ContentPage[], today: Date): { toCome: Session[]; recorded: Session[] } {
  const sessions = pagesOfKind(pages, 'webinar')
    .map((page) => ({ page, webinar: webinars.find(({ slug }) => page.path.endsWith(`/${slug}`)) }))
    .sort((a, b) => startOf(a) - startOf(b));
  const waits = ({ webinar }: Session) => webinar !== undefined && isToCome(webinar, today);
  return { toCome: sessions.filter(waits), recorded: sessions.filter((session) => !waits(session)).reverse() };
}

const startOf = ({ webinar }: Session) => (webinar ? Date.parse(webinar.start) : 0);

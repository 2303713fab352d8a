import { isToCome, type Webinar, webinars } from '../facts/webinars.ts';
import { type PageOf, pagesOfKind } from './pages-of-kind.ts';
import type { ContentPage } from './read-pages.ts';

/** `webinar` is set once a date is fixed. */
export type WebinarSession = { page: PageOf<'webinar'>; webinar?: Webinar };

type WebinarSessions = { toCome: WebinarSession[]; past: WebinarSession[]; undated: WebinarSession[] };

/** Webinars: future ones (next first), past ones (newest first), and ones without a date. */
export function sessionsOf(pages: readonly ContentPage[], today: Date): WebinarSessions {
  const sessions = pagesOfKind(pages, 'webinar')
    .map((page) => ({ page, webinar: webinars.find(({ slug }) => page.path.endsWith(`/${slug}`)) }))
    .sort((a, b) => startOf(a) - startOf(b));
  const dated = sessions.filter(({ webinar }) => webinar !== undefined);
  const waits = ({ webinar }: WebinarSession) => webinar !== undefined && isToCome(webinar, today);
  return {
    toCome: dated.filter(waits),
    past: dated.filter((session) => !waits(session)).reverse(),
    undated: sessions.filter(({ webinar }) => webinar === undefined),
  };
}

const startOf = ({ webinar }: WebinarSession) => (webinar ? Date.parse(webinar.start) : 0);

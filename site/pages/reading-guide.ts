import { needs } from '../facts/needs.ts';
import { levelIds, type ReaderRole, roleIds } from '../facts/readers.ts';
import { type PageOf, pagesOfKind } from './pages-of-kind.ts';
import type { ContentPage } from './read-pages.ts';
import { readingMinutes } from './reading-minutes.ts';

const forRole = 6;

/** Needs with a published page; groups without any are omitted. */
export function needsOf(pages: readonly ContentPage[]): typeof needs {
  const published = new Set(pages.map(({ path }) => path));
  return needs
    .map(({ when, needs }) => ({ when, needs: needs.filter(({ path }) => published.has(path)) }))
    .filter((part) => part.needs.length > 0);
}

/** Library articles to start with: those written for the role first, then the easiest and shortest. */
export function articlesByRole(
  pages: readonly ContentPage[],
): { role: ReaderRole; articles: PageOf<'library'>[]; count: number }[] {
  const library = pagesOfKind(pages, 'library');
  return roleIds
    .map((role) => {
      const serving = library.filter(({ data }) => data.roles.includes(role));
      const rank = ({ data, body }: PageOf<'library'>) =>
        data.roles.indexOf(role) * 1000 + levelIds.indexOf(data.level) * 100 + readingMinutes(body);
      const articles = serving.toSorted((one, other) => rank(one) - rank(other)).slice(0, forRole);
      return { role, articles, count: serving.length };
    })
    .filter(({ count }) => count > 0);
}

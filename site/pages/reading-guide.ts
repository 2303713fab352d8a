import { needs } from '../facts/needs.ts';
import { levelIds, type Role, roleIds } from '../facts/readers.ts';
import { type PageOf, pagesOfKind } from './pages-of-kind.ts';
import type { ContentPage } from './read-pages.ts';
import { readingMinutes } from './reading-minutes.ts';

/** So many articles are named for a role: the ones to begin with. */
const forRole = 6;

/** The needs whose pages are published; a part with none is left out. */
export function needsOf(pages: readonly ContentPage[]): typeof needs {
  const published = new Set(pages.map(({ path }) => path));
  return needs
    .map(({ when, needs }) => ({ when, needs: needs.filter(({ path }) => published.has(path)) }))
    .filter((part) => part.needs.length > 0);
}

/** For each role the articles of the library to begin with: those written for it first, the easiest and shortest first. */
export function articlesByRole(
  pages: readonly ContentPage[],
): { role: Role; articles: PageOf<'library'>[]; count: number }[] {
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

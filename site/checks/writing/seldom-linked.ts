import type { ContentPage } from '../../pages/read-pages.ts';
import { kindOf } from '../../schema/kinds.ts';
import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { ownText } from './own-text.ts';

/** A piece to read is linked in the running text of at least so many other pages; lists and menus do not count. */
const fewest = 3;

/** Pieces that few other texts lead to: a note, as the last pages that should link a new piece are seldom written with it. */
export function seldomLinked(site: BuiltSite): Finding[] {
  const linkedFrom = new Map<string, Set<string>>();
  for (const page of site.content) {
    for (const path of linkedIn(page)) {
      const from = linkedFrom.get(path) ?? new Set();
      linkedFrom.set(path, from.add(page.path));
    }
  }
  return site.content
    .filter(({ kind }) => kindOf(kind).piece)
    .flatMap(({ path }) => {
      const from = [...(linkedFrom.get(path) ?? [])].filter((other) => other !== path);
      if (from.length >= fewest) return [];
      const by = from.length > 0 ? `by ${from.join(' and ')} only` : 'by no other page';
      const todo = `Link it where it helps, in the text of ${fewest} pages.`;
      return [findingOn(site, path, { field: 'links', what: `is linked ${by}.`, todo, note: true })];
    });
}

/** The paths that the Markdown of a page links. */
const linkedIn = (page: ContentPage): string[] =>
  [
    ...ownText(page)
      .join('\n')
      .matchAll(/\]\((\/[^)#?\s]*)/g),
  ].map(([, path = '']) => path);

import { kindOf } from '../../schema/kinds.ts';
import { type BuiltSite, type Finding, findingOn } from '../built/built-site.ts';
import { linksInText } from './links-in-text.ts';

const fewest = 3;

/** Pieces that few other texts link, not counting lists and menus: readers find them only by name. */
export function seldomLinked(site: BuiltSite): Finding[] {
  const linkedFrom = new Map<string, Set<string>>();
  for (const page of site.content) {
    for (const path of linksInText(page)) {
      const from = linkedFrom.get(path) ?? new Set();
      linkedFrom.set(path, from.add(page.path));
    }
  }
  return site.content
    .filter(({ kind }) => kindOf(kind).piece)
    .flatMap(({ path }) => {
      const from = [...(linkedFrom.get(path) ?? [])];
      if (from.length >= fewest) return [];
      const by = from.length > 0 ? `by ${from.join(' and ')} only` : 'by no other page';
      const todo = `Link it where it helps, in the text of ${fewest} pages.`;
      return [findingOn(site, path, { field: 'links', what: `is linked ${by}.`, todo })];
    });
}

import type { ContentPage } from '../../pages/read-pages.ts';
import { kindOf } from '../../schema/kinds.ts';
import { type BuiltSite, type Finding, findingOn } from '../built/built-site.ts';
import { ownText } from './own-text.ts';
import { words } from './words.ts';

const wordsOf = (page: ContentPage) => words(ownText(page).join(' ')).length;

/** @param count if the caller has already counted */
export function tooFewWords(site: BuiltSite, count: (page: ContentPage) => number = wordsOf): Finding[] {
  return site.content.flatMap((page) => {
    const has = count(page);
    const fewest = kindOf(page.kind).fewestWords ?? 0;
    if (has >= fewest) return [];
    const todo = `A page of this kind has at least ${fewest}.`;
    return [findingOn(site, page.path, { field: '', what: `has ${has} words.`, todo })];
  });
}

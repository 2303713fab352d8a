import { kindOf } from '../../schema/kinds.ts';
import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { ownText } from './own-text.ts';
import { words } from './words.ts';

/** Every page has at least its kind's minimum of words of its own. */
export function tooFewWords(site: BuiltSite): Finding[] {
  return site.content.flatMap((page) => {
    const count = words(ownText(page).join(' ')).length;
    const fewest = kindOf(page.kind).fewestWords ?? 0;
    if (count >= fewest) return [];
    const todo = `A page of this kind has at least ${fewest}.`;
    return [findingOn(site, page.path, { field: '', what: `has ${count} words.`, todo })];
  });
}

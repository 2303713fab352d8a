import type { KindName } from '../../schema/kinds.ts';
import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { ownText } from './own-text.ts';
import { words } from './words.ts';

/** Fewest words of a page's own text (front matter and Markdown), by kind. */
const fewestWords: Partial<Record<KindName, number>> = {
  landing: 350,
  'city-it-support': 400,
  location: 400,
  service: 450,
  'ai-service': 450,
  industry: 450,
  comparison: 450,
  'sub-service': 300,
};

/** Every page has as many words of its own as its kind needs to be worth a visit. */
export function tooFewWords(site: BuiltSite): Finding[] {
  return site.content.flatMap((page) => {
    const count = words(ownText(page).join(' ')).length;
    const fewest = fewestWords[page.kind] ?? 0;
    if (count >= fewest) return [];
    const todo = `A page of this kind has at least ${fewest}.`;
    return [findingOn(site, page.path, { field: '', what: `has ${count} words.`, todo })];
  });
}

import type { PageContext } from '../../pages/site-context.ts';
import { childrenOf } from '../../seo/tree.ts';
import type { OpenRule } from '../articles/open-sections.ts';

/**
 * On a wide screen: heights (px) of the heading and of the card with its margin, letters in a line, height of a line, rule
 * and padding of an entry.
 */
const side = { heading: 36, card: 294, letters: 42, line: 27, rule: 13 };

/** Approximate height of a list and an `AskCard` next to a text (`articles/open-sections.ts`). */
export function heightBeside(list: readonly string[]): number {
  const lines = list.reduce((sum, entry) => sum + Math.ceil(entry.length / side.letters) * side.line + side.rule, 0);
  return side.heading + lines + side.card;
}

/**
 * How much of a service's text is open next to its benefits: more if it has sub-services, whose pages add detail.
 * `below`: height of what follows the text in its column.
 */
export function shownBeside(page: PageContext, benefits: readonly string[], words = 200, below = 0): OpenRule {
  const hasParts = childrenOf(page.site.pages, page.path).length > 0;
  return { words: hasParts ? words + 110 : words, drawn: hasParts, beside: heightBeside(benefits) - below };
}

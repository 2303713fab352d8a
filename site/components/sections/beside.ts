import type { PageContext } from '../../pages/site-context.ts';
import { childrenOf } from '../../seo/tree.ts';
import type { OpenRule } from '../articles/open-sections.ts';

/** Pixels at a desk: heading, card with its space, letters and height of a line, rule and padding of an entry. */
const side = { heading: 36, card: 294, letters: 42, line: 27, rule: 13 };

/** The height of a list and an `AskCard` beside a text (`articles/open-sections.ts`), about. */
export function heightBeside(list: readonly string[]): number {
  const lines = list.reduce((sum, entry) => sum + Math.ceil(entry.length / side.letters) * side.line + side.rule, 0);
  return side.heading + lines + side.card;
}

/**
 * How much of a service's text stands open beside its benefits: more where the service has parts, whose pages say the rest.
 * `below`: height of what follows the text in its column.
 */
export function shownBeside(page: PageContext, benefits: readonly string[], words = 200, below = 0): OpenRule {
  const hasParts = childrenOf(page.site.pages, page.path).length > 0;
  return { words: hasParts ? words + 110 : words, drawn: hasParts, beside: heightBeside(benefits) - below };
}

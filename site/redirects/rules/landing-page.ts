import type { Rule } from '../rule.ts';
import type { LandingPrefix } from './landing-prefixes.ts';

/** Rule 2 for one prefix: root-level slugs with something after the hyphen. */
export function landingPage({ prefix, keywords, otherwise }: LandingPrefix): Rule {
  return {
    name: `2-${prefix}`,
    why: `The address begins with ${prefix}-${keywords.length > 0 ? '; the words after it decide' : ''}.`,
    match: { by: 'pattern', prefix: `/${prefix}-`, pattern: new RegExp(`^/${prefix}-[^/]+$`), keywords, otherwise },
  };
}

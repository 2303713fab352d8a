import type { RedirectData } from '../redirect-data.ts';
import type { Rule } from '../rule.ts';
import { landingPrefixes } from './landing-prefixes.ts';

/** Rule 1: addresses that are known one by one. What a person wrote down wins over what is derived. */
export function legacy({ posts, legacy, valid }: RedirectData): Rule {
  return {
    name: '1-legacy',
    why: 'The address is in the legacy map, or is that of a blog post without /blog, or a prefix of rule 2 alone.',
    match: {
      by: 'path',
      targets: new Map([
        ...landingPrefixes(valid).map(({ prefix, otherwise }): [string, string] => [`/${prefix}`, otherwise]),
        ...posts.map((slug): [string, string] => [`/${slug}`, `/blog/${slug}`]),
        ...Object.entries(legacy),
      ]),
    },
  };
}

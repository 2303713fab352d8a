import type { Rule } from '../rule.ts';

/** Rule 3: a query parameter that the old site's software gave to attachments and internal links. */
export const flag: Rule = {
  name: '3-flag',
  why: 'The query has a parameter named attachment_id or no_redirect.',
  match: { by: 'parameter', names: ['attachment_id', 'no_redirect'], to: '/' },
};

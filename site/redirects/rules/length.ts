import type { Rule } from '../rule.ts';
import { topics } from './topics.ts';

/** Rule 5: "over 100 characters" (specification, section 9). The leading slash counts, the query does not. */
export const length: Rule = {
  name: '5-length',
  why: 'The address is longer than 100 characters.',
  match: {
    by: 'pattern',
    quick: ({ length }) => length > 100,
    // Written out: `.{101}` is counted one by one, which takes four times as long.
    pattern: new RegExp(`^${'.'.repeat(101)}`),
    keywords: topics,
    otherwise: '/',
  },
};

import type { Rule } from '../rule.ts';

/** Rule 7, second half: pages that named the author of a picture. */
export const photoCredit: Rule = {
  name: '7-photo-credit',
  why: 'The address is that of a photo credit.',
  match: {
    by: 'pattern',
    quick: (path) => path.includes('photo-credit'),
    pattern: /^\/[^/]*photo-credit[^/]*$/,
    keywords: [],
    otherwise: '/',
  },
};

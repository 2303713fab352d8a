import type { Rule } from '../rule.ts';

/** Rule 7: pictures and documents that the site no longer has. */
export const media: Rule = {
  name: '7-media',
  why: 'The address is that of a picture or document that is no longer there.',
  match: {
    by: 'pattern',
    pattern: /\.(?:png|jpe?g|gif|webp|pdf|docx?|svg|ico)$/,
    keywords: [],
    otherwise: '/',
  },
};

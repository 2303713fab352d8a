import type { Rule } from '../rule.ts';
import { topics } from './topics.ts';

const why = 'The last part of the address is a number.';

/** Rule 4: archives, page numbers and bare post numbers of the old site. Below `/blog` the blog takes what no keyword does. */
export const numeric: readonly Rule[] = [
  {
    name: '4-numeric',
    why,
    match: {
      by: 'pattern',
      prefix: '/blog/',
      pattern: /^\/blog\/(?:.*\/)?[0-9]+$/,
      keywords: topics,
      otherwise: '/blog',
    },
  },
  {
    name: '4-numeric',
    why,
    match: { by: 'pattern', quick: endsInDigit, pattern: /\/[0-9]+$/, keywords: topics, otherwise: '/' },
  },
];

function endsInDigit(path: string): boolean {
  const last = path.charCodeAt(path.length - 1);
  return last >= 48 && last <= 57;
}

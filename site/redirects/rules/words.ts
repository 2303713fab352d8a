import type { Rule } from '../rule.ts';

const exceptions = [
  'toronto-it-services-comparison',
  'top-it-managed-service-providers-in-toronto',
  'top-managed-service-providers-toronto',
];

/** Rule 6: the title of an old article as a root-level slug; the three comparison pages are none. */
export const words: Rule = {
  name: '6-words',
  why: 'The address is a slug of four or more words: an old article.',
  match: {
    by: 'pattern',
    quick: (path) => path.includes('-'),
    pattern: new RegExp(`^/(?!(?:${exceptions.join('|')})$)-*[a-z0-9]+(?:-+[a-z0-9]+){3,}-*$`),
    keywords: [],
    otherwise: '/blog',
  },
};

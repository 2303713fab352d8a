import type { KindName } from '../schema/kinds.ts';

/** Fewest words of a page's own text (front matter and Markdown), by kind. */
export const fewestWords: Partial<Record<KindName, number>> = {
  landing: 350,
  'city-it-support': 400,
  location: 400,
  service: 450,
  industry: 450,
  comparison: 450,
  'sub-service': 300,
};

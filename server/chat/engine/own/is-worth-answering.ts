import type { FoundPage } from './find-pages.ts';
import type { QuestionPart } from './question-parts.ts';

/**
 * The line between an answer and "I don't know", tuned on the half of `tests/questions` that is for tuning: how much of
 * what was asked the best page and its best section speak of, on average.
 */
const least = 0.58;

/** Two words stand together on many pages by chance: one of them has to be in a heading or in the page's name. */
const fewWords = 2;
const leastOfFew = 0.63;

/** Whether the best page speaks of what was asked, or only happens to have some of its words. */
export function isWorthAnswering({ covers, fits }: FoundPage, parts: readonly QuestionPart[]): boolean {
  // A number alone may be anything.
  if (parts.every(({ stems }) => stems.every((stem) => /^\d+$/.test(stem)))) return false;
  if (parts.length <= fewWords && fits < leastOfFew) return false;
  return (covers + fits) / 2 >= least;
}

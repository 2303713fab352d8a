import type { FoundPage } from './find-pages.ts';

/**
 * The line between an answer and "I don't know", tuned on the half of `tests/questions` that is for tuning: how much of
 * what was asked the best page and its best section speak of, on average.
 */
const least = 0.5;

/** Whether the best page speaks of what was asked, or only happens to have some of its words. */
export function isWorthAnswering({ covers, fits }: FoundPage): boolean {
  return (covers + fits) / 2 >= least;
}

import type { ContentPage } from './read-pages.ts';

/** An adult's reading speed, rounded down. */
export const wordsAMinute = 200;

const boxMark = /^:::.*$/gm;
const linkTarget = /\]\([^)]*\)/g;
const word = /[\p{L}\p{N}][\p{L}\p{N}'’.,$%:-]*/gu;

/** Without markup and addresses. */
export const wordsIn = (body: string): number =>
  body.replace(boxMark, '').replace(linkTarget, ']').match(word)?.length ?? 0;

/** At least one. */
export function readingMinutes(body: string): number {
  return Math.max(1, Math.round(wordsIn(body) / wordsAMinute));
}

/** `1 minute`, `5 minutes`. */
export const minutesLine = (minutes: number) => `${minutes} minute${minutes === 1 ? '' : 's'}`;

export const readingTime = (pages: readonly ContentPage[], path: string) =>
  minutesLine(readingMinutes(pages.find((page) => page.path === path)?.body ?? ''));

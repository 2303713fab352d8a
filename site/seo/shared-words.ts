import { isTelling, wordsOf } from '../../shared/search/search-words.ts';
import type { ContentPage } from '../pages/read-pages.ts';

const known = new WeakMap<ContentPage, ReadonlySet<string>>();

/** Plurals count as singulars. */
function wordsAbout(page: ContentPage): ReadonlySet<string> {
  const found = known.get(page);
  if (found) return found;
  const { title, subject, description, lead } = page.data;
  const all = wordsOf([title, subject, description, lead, page.path].join(' '));
  const words = new Set(all.filter((word) => word.length > 2 && isTelling(word)).map((word) => word.replace(/s$/, '')));
  known.set(page, words);
  return words;
}

/** Scores a candidate's likeness to the page: shared words, rare ones weighted more. */
export function likeness(page: ContentPage, candidates: readonly ContentPage[]): (candidate: ContentPage) => number {
  const own = wordsAbout(page);
  const usedBy = new Map<string, number>();
  for (const candidate of candidates)
    for (const word of wordsAbout(candidate)) usedBy.set(word, (usedBy.get(word) ?? 0) + 1);
  return (candidate) =>
    [...wordsAbout(candidate)]
      .filter((word) => own.has(word))
      .reduce((sum, word) => sum + 1 / (usedBy.get(word) ?? 1), 0);
}

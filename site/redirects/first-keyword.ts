import type { Keyword } from './rule.ts';

/**
 * Finds, of the keywords with which words of a path begin, the one that stands first in the list.
 * @param start where to begin in the path: at the hyphen or slash before the first word that counts
 */
export function firstKeyword(keywords: readonly Keyword[], start: number): (path: string) => Keyword | undefined {
  const ranked = keywords.flatMap((one, rank) => spellings(one.keyword).map((keyword) => ({ ...one, keyword, rank })));
  const byLetter = Map.groupBy(ranked, ({ keyword }) => keyword.charCodeAt(0));
  const none: typeof ranked = [];
  return (path) => {
    let first: (typeof ranked)[number] | undefined;
    for (const mark of ['-', '/']) {
      for (let at = path.indexOf(mark, start) + 1; at > 0; at = path.indexOf(mark, at) + 1) {
        for (const one of byLetter.get(path.charCodeAt(at)) ?? none) {
          if (path.startsWith(one.keyword, at) && (!first || one.rank < first.rank)) first = one;
        }
      }
    }
    return first;
  };
}

/** `managed-it` → `managed-it`, `managed/it`. */
function spellings(keyword: string): string[] {
  const [first = '', ...others] = keyword.split('-');
  return others.reduce((starts, word) => starts.flatMap((start) => [`${start}-${word}`, `${start}/${word}`]), [first]);
}

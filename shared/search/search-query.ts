import type { Query } from 'minisearch';
import { searchLimits } from './search.ts';
import { isTelling, queryWords, swapped } from './search-words.ts';

/** Each phrase is a list of words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[];

type QueryPart = { typed: readonly string[]; others: readonly (readonly string[])[] };

/** Weight of a synonym relative to the typed phrase. */
const otherPhrase = 0.5;

/** Shorter words have other words as their swaps ("form", "from"). */
const swappedFrom = 5;
const swappedWeight = 0.2;

/**
 * A word or known phrase matches exactly, by prefix, with two letters swapped, by synonym and, if `fuzzy`, with a typing
 * error. `all`: every part must match; `any`: one.
 */
export function searchQuery(
  query: string,
  synonyms: SynonymGroups,
  match: 'all' | 'any',
  { fuzzy = false }: { fuzzy?: boolean } = {},
): Query {
  const words = queryWords(query).slice(0, searchLimits.words);
  const parts = partsOf(words, synonyms);
  return { combineWith: match === 'all' ? 'AND' : 'OR', queries: parts.map((part) => partQuery(part, fuzzy)) };
}

function partsOf(words: readonly string[], synonyms: SynonymGroups): QueryPart[] {
  const parts: QueryPart[] = [];
  const plain: string[] = [];
  for (let at = 0; at < words.length; ) {
    const known = phraseAt(words, at, synonyms);
    if (known) parts.push(known);
    else plain.push(words[at] ?? '');
    at += known?.typed.length ?? 1;
  }
  const telling = plain.filter(isTelling);
  // If a query has only insignificant words, all count.
  const single = parts.length + telling.length > 0 ? telling : plain;
  return [...parts, ...single.map((word) => ({ typed: [word], others: shorterCode(word) }))];
}

/** Some places have all codes that begin with a letter and a digit. */
function shorterCode(word: string): string[][] {
  return /^[a-z]\d[a-z]$/.test(word) ? [[word.slice(0, 2)]] : [];
}

/** The longest known phrase starting here. */
function phraseAt(words: readonly string[], at: number, synonyms: SynonymGroups): QueryPart | undefined {
  let best: QueryPart | undefined;
  for (const group of synonyms) {
    for (const phrase of group) {
      const longer = phrase.length > (best?.typed.length ?? 0);
      if (!longer || !phrase.every((word, index) => words[at + index] === word)) continue;
      best = { typed: phrase, others: group.filter((other) => other !== phrase) };
    }
  }
  return best;
}

function partQuery({ typed, others }: QueryPart, fuzzy: boolean): Query {
  return {
    combineWith: 'OR',
    queries: [
      {
        queries: [...typed],
        combineWith: 'AND',
        prefix: (word) => word.length > 1,
        fuzzy: (word) => (fuzzy && word.length > 4 ? 0.2 : false),
        weights: { prefix: 0.5, fuzzy: 0.2 },
      },
      ...typed
        .filter((word) => typed.length === 1 && word.length >= swappedFrom)
        .map((word) => ({ queries: swapped(word), boostTerm: () => swappedWeight })),
      ...others.map((phrase) => ({
        queries: [...phrase],
        combineWith: 'AND' as const,
        boostTerm: () => otherPhrase,
      })),
    ],
  };
}

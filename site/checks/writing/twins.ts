import { landingTopics } from '../../facts/landing-topics.ts';
import { places } from '../../facts/places.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import { kindOf } from '../../schema/kinds.ts';
import { ownText } from './own-text.ts';
import { words } from './words.ts';

/** `share`: common five-word runs of two pages (Jaccard index). */
export type Twin = { a: ContentPage; b: ContentPage; share: number };

const run = 5;

/** Pages that differ only by city may share more. */
export function mostShared(a: ContentPage, b: ContentPage): number {
  return kindOf(a.kind).perCity && kindOf(b.kind).perCity ? 0.3 : 0.15;
}

/**
 * Pairs with a common run, most alike first. City, topic and numbers are masked. Only pages that share a run are
 * compared, for speed.
 */
export function twins(pages: readonly ContentPage[]): Twin[] {
  const runs = pages.map((page) => runsOf(ownText(page).join(' ')));
  const holders = new Map<number, number[]>();
  for (const [page, set] of runs.entries()) {
    for (const hash of set) {
      const list = holders.get(hash);
      if (list) list.push(page);
      else holders.set(hash, [page]);
    }
  }
  const common = new Map<number, number>();
  for (const list of holders.values()) {
    for (const [index, a] of list.entries()) {
      for (const b of list.slice(index + 1)) {
        const pair = a * pages.length + b;
        common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  const found: Twin[] = [];
  for (const [pair, count] of common) {
    const [first, second] = [Math.floor(pair / pages.length), pair % pages.length];
    const [a, b] = [pages[first], pages[second]];
    const size = (runs[first]?.size ?? 0) + (runs[second]?.size ?? 0);
    if (a && b) found.push({ a, b, share: count / (size - count) });
  }
  return found.sort((x, y) => y.share - x.share);
}

export function sharedParagraph({ a, b }: Twin): string {
  const other = runsOf(ownText(b).join(' '));
  const scored = ownText(a).map((paragraph) => ({
    paragraph,
    common: [...runsOf(paragraph)].filter((entry) => other.has(entry)).length,
  }));
  return scored.sort((x, y) => y.common - x.common)[0]?.paragraph ?? '';
}

const masked = maskOf([...places.map((place) => place.name), ...landingTopics.map((topic) => topic.name)]);

function maskOf(names: readonly string[]) {
  const pattern = new RegExp(`\\b(${[...names].sort((a, b) => b.length - a.length).join('|')})\\b`, 'gi');
  return (text: string) => text.replace(pattern, '#');
}

/** 32-bit hashes. */
function runsOf(text: string): Set<number> {
  const hashes = words(masked(text)).map((word) => hashOf(/\d/.test(word) ? '0' : word));
  const runs = new Set<number>();
  for (let i = 0; i + run <= hashes.length; i++) {
    runs.add(hashes.slice(i, i + run).reduce((hash, word) => Math.imul(hash ^ word, 0x01000193) >>> 0, 0x811c9dc5));
  }
  return runs;
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

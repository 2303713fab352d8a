import { landingTopics } from '../data/landing-topics.ts';
import { places } from '../data/places.ts';
import type { ContentPage } from '../schema/read-pages.ts';
import { ownText } from './own-text.ts';
import { words } from './words.ts';

/** Two pages that say much the same: the share of five-word runs they have in common (Jaccard). */
export type Twin = { a: ContentPage; b: ContentPage; share: number; paragraph: string };

const run = 5;
const local = new Set(['landing', 'city-it-support']);

/** Most that two pages may share: more between pages that only differ by city, less elsewhere. */
export function mostShared(a: ContentPage, b: ContentPage): number {
  return local.has(a.kind) && local.has(b.kind) ? 0.3 : 0.15;
}

/** For each page its nearest twin, most alike first. City, topic and numbers are masked before comparing. */
export function nearestTwins(pages: readonly ContentPage[]): Twin[] {
  const texts = pages.map((page) => ({ page, runs: runsOf(ownText(page).join(' ')) }));
  const twins: Twin[] = [];
  for (const [index, a] of texts.entries()) {
    let best: { page: ContentPage; share: number } | undefined;
    for (const [other, b] of texts.entries()) {
      if (other === index) continue;
      const share = jaccard(a.runs, b.runs);
      if (!best || share > best.share) best = { page: b.page, share };
    }
    if (best) twins.push({ a: a.page, b: best.page, share: best.share, paragraph: sharedParagraph(a.page, best.page) });
  }
  return twins.sort((x, y) => y.share - x.share);
}

const masked = maskOf([...places.map((place) => place.name), ...landingTopics.map((topic) => topic.name)]);

function maskOf(names: readonly string[]) {
  const pattern = new RegExp(`\\b(${[...names].sort((a, b) => b.length - a.length).join('|')})\\b`, 'gi');
  return (text: string) => text.replace(pattern, '#');
}

function runsOf(text: string): Set<string> {
  const list = words(masked(text)).map((word) => (/\d/.test(word) ? '0' : word));
  const runs = new Set<string>();
  for (let i = 0; i + run <= list.length; i++) runs.add(list.slice(i, i + run).join(' '));
  return runs;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const entry of a.size < b.size ? a : b) if ((a.size < b.size ? b : a).has(entry)) common++;
  return common / (a.size + b.size - common);
}

/** The paragraph of `a` that `b` repeats most. */
function sharedParagraph(a: ContentPage, b: ContentPage): string {
  const other = runsOf(ownText(b).join(' '));
  const scored = ownText(a).map((paragraph) => {
    const runs = [...runsOf(paragraph)];
    return { paragraph, common: runs.filter((entry) => other.has(entry)).length };
  });
  return scored.sort((x, y) => y.common - x.common)[0]?.paragraph ?? '';
}

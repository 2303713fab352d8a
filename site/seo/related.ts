import { isTelling, wordsOf } from '../../shared/search/search-words.ts';
import {
  type ExternalLink,
  externalLinks,
  groupsOf,
  type Prefix,
  prefixes,
  type RelatedGroup,
  relatedLimits,
  relatedLinks,
  relatedPieces,
  withoutRelated,
} from '../facts/related.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { kindOf } from '../schema/kinds.ts';
import { pageAt } from './tree.ts';

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

/** Scores shared words, rare ones weighted more. */
function likeness(page: ContentPage, candidates: readonly ContentPage[]): (candidate: ContentPage) => number {
  const own = wordsAbout(page);
  const usedBy = new Map<string, number>();
  for (const candidate of candidates)
    for (const word of wordsAbout(candidate)) usedBy.set(word, (usedBy.get(word) ?? 0) + 1);
  return (candidate) =>
    [...wordsAbout(candidate)]
      .filter((word) => own.has(word))
      .reduce((sum, word) => sum + 1 / (usedBy.get(word) ?? 1), 0);
}

const sameSubject = 1.5;

/** Pieces by likeness, the same subject preferred; empty for other pages. */
function piecesLike(page: ContentPage | undefined, pages: readonly ContentPage[]): ContentPage[] {
  if (!page || !isPiece(page) || page.kind === relatedPieces.without) return [];
  const others = pages.filter((other) => isPiece(other) && other.path !== page.path);
  const like = likeness(page, others);
  const subject = subjectOf(page);
  const weight = (other: ContentPage) =>
    like(other) * (subject !== undefined && subjectOf(other) === subject ? sameSubject : 1);
  return others
    .map((other) => ({ other, weight: weight(other) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, relatedPieces.most)
    .map(({ other }) => other);
}

const isPiece = ({ kind, hidden }: ContentPage) => kindOf(kind).piece !== undefined && !hidden;
const subjectOf = ({ data }: ContentPage) => ('category' in data ? data.category : undefined);

type RelatedPage = { group: RelatedGroup; page: ContentPage; priority: number };
export type Related = { internal: readonly ContentPage[]; external: readonly ExternalLink[] };
export type Limits = { internal: number; external: number };

/**
 * docs/product.md, sections 2 and 9: the most similar pages from the links for the path prefix, by priority, then
 * external ones. A piece starts with similar pieces. Undefined if hidden.
 */
export function relatedOf(
  path: string,
  pages: readonly ContentPage[],
  limits: Limits = relatedLimits.wrapper,
): Related | undefined {
  if (withoutRelated.has(path)) return undefined;
  const prefix = prefixOf(path);
  const internalMost = Math.min(limits.internal, relatedLimits.cap);
  const there = relatedLinks
    .flatMap((link) => {
      const page = link.url === path ? undefined : pageAt(pages, link.url);
      return page ? [{ ...link, page, priority: page.data.priority ?? link.priority }] : [];
    })
    .sort(byPriority);
  const page = pageAt(pages, path);
  const closest = byLikeness(page, there);
  const pieces = piecesLike(page, pages).slice(0, internalMost).map(asLink);
  const chosen =
    prefix === 'services'
      ? forService(path, closest, internalMost)
      : [...pieces, ...inGroups(closest, groupsOf[prefix])].slice(0, internalMost);
  const external = [...externalLinks]
    .sort((a, b) => Number(b.category === prefix) - Number(a.category === prefix))
    .slice(0, Math.min(limits.external, relatedLimits.cap - chosen.length));
  return { internal: chosen.toSorted(byPriority).map(({ page }) => page), external };
}

const asLink = (page: ContentPage): RelatedPage => ({
  group: 'pieces',
  page,
  priority: page.data.priority ?? relatedPieces.priority,
});

const byPriority = (a: RelatedPage, b: RelatedPage) => b.priority - a.priority;

/** Ties, and links of a page without text, keep the given order. */
function byLikeness(page: ContentPage | undefined, links: readonly RelatedPage[]): readonly RelatedPage[] {
  if (!page) return links;
  const like = likeness(
    page,
    links.map((link) => link.page),
  );
  return links.toSorted((a, b) => like(b.page) - like(a.page));
}

/** Shows one location, or two if six links fit, chosen by a hash of the path; the rest is core and industries. */
function forService(path: string, links: readonly RelatedPage[], most: number): RelatedPage[] {
  const locations = inGroups(links, ['locations']).toSorted(byPriority);
  const wanted = Math.min(most >= 6 ? 2 : 1, locations.length);
  const first = locations.length > 0 ? hashOf(path) % locations.length : 0;
  const near = Array.from({ length: wanted }, (_, index) => locations[(first + index) % locations.length]).filter(
    (link): link is RelatedPage => link !== undefined,
  );
  return [...inGroups(links, ['core', 'industries']).slice(0, most - near.length), ...near];
}

function inGroups(links: readonly RelatedPage[], groups: readonly RelatedGroup[]): RelatedPage[] {
  return links.filter((link) => groups.includes(link.group));
}

function prefixOf(path: string): Prefix {
  const first = path.split('/')[1];
  return prefixes.find((prefix) => prefix === first) ?? 'general';
}

/** FNV-1a, 32 bits: a page shows the same cities in every build. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

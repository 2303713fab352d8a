import { type SeoRow, sectionOf } from './read-seo.ts';

/** The picture's width and height. */
export const graphSize = 900;

/** Pages that cannot be reached are drawn on a ring beyond the last. */
const unreached = 5;

export type PageSpot = { x: number; y: number };

/**
 * Where each page lies in the picture of links, by its place: the home page in the middle, each click a ring further out,
 * the sections of the site side by side around it.
 */
export function placePages(pages: readonly SeoRow[]): PageSpot[] {
  const rings = pages.map(({ depth }) => depth ?? unreached);
  const inOrder = [...new Set(rings)].sort((a, b) => a - b);
  // Further out is more room, and there are more pages.
  const radius = (ring: number) =>
    Math.sqrt(inOrder.indexOf(ring) / Math.max(1, inOrder.length - 1)) * (graphSize / 2 - 16);
  const spots: PageSpot[] = pages.map(() => ({ x: graphSize / 2, y: graphSize / 2 }));
  for (const ring of inOrder) {
    if (ring === 0) continue;
    const on = pages
      .filter((_, place) => rings[place] === ring)
      .toSorted((a, b) => sectionOf(a).localeCompare(sectionOf(b)) || a.path.localeCompare(b.path));
    for (const [turn, { place }] of on.entries()) {
      const angle = ((turn + 0.5) / on.length) * 2 * Math.PI - Math.PI / 2;
      // Many on one ring stand in two rows, or they would cover each other.
      const row = on.length > 120 && turn % 2 === 1 ? 18 : 0;
      spots[place] = {
        x: graphSize / 2 + Math.cos(angle) * (radius(ring) - row),
        y: graphSize / 2 + Math.sin(angle) * (radius(ring) - row),
      };
    }
  }
  return spots;
}

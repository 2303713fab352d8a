import { type SeoRow, sectionOf } from './read-seo.ts';

export const graphSize = 900;

/** Outermost ring: unreachable pages. */
const unreached = 5;

export type PageSpot = { x: number; y: number };

/** Home page in the centre, a ring per click, a sector per section. */
export function placePages(pages: readonly SeoRow[]): PageSpot[] {
  const rings = pages.map(({ depth }) => depth ?? unreached);
  const inOrder = [...new Set(rings)].sort((a, b) => a - b);
  // Square root: outer rings have more space and more pages.
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
      // A crowded ring gets two rows, to avoid overlaps.
      const row = on.length > 120 && turn % 2 === 1 ? 18 : 0;
      spots[place] = {
        x: graphSize / 2 + Math.cos(angle) * (radius(ring) - row),
        y: graphSize / 2 + Math.sin(angle) * (radius(ring) - row),
      };
    }
  }
  return spots;
}

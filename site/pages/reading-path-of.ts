import { readingPaths } from '../facts/reading-paths.ts';
import type { ContentPage } from './read-pages.ts';

export type ReadingPath = { title: string; pieces: readonly ContentPage[] };

const fewest = 2;

/** With at least two published pieces. */
export function readingPathsOf(pages: readonly ContentPage[]): ReadingPath[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return readingPaths
    .map(({ title, pieces }) => ({ title, pieces: pieces.flatMap((path) => byPath.get(path) ?? []) }))
    .filter(({ pieces }) => pieces.length >= fewest);
}

/** With the piece's 0-based position. */
export function readingPathOf(
  pages: readonly ContentPage[],
  path: string,
): (ReadingPath & { place: number }) | undefined {
  return readingPathsOf(pages)
    .map((found) => ({ ...found, place: found.pieces.findIndex((piece) => piece.path === path) }))
    .find(({ place }) => place >= 0);
}

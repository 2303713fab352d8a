import { kindOf } from '../schema/kinds.ts';
import type { ContentPage } from './read-pages.ts';
import { readingMinutes } from './reading-minutes.ts';

/** Something to read: what it is and how many minutes it takes. */
export type Piece = { path: string; title: string; description: string; kind: string; minutes: number };

/** All pieces to read, the shortest first; those of the same length by title. */
export function piecesByMinutes(pages: readonly ContentPage[]): { minutes: number; pieces: Piece[] }[] {
  const pieces = pages.flatMap(({ path, kind, data: { title, description }, body }) => {
    const name = kindOf(kind).piece;
    return name ? [{ path, title, description, kind: name, minutes: readingMinutes(body) }] : [];
  });
  const byTitle = pieces.toSorted((a, b) => a.title.localeCompare(b.title));
  return [...Map.groupBy(byTitle, ({ minutes }) => minutes)]
    .map(([minutes, pieces]) => ({ minutes, pieces }))
    .sort((a, b) => a.minutes - b.minutes);
}

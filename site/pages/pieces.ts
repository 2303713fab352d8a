import { type LibraryShelf, libraryShelfIds } from '../facts/library-shelves.ts';
import { kindOf } from '../schema/kinds.ts';
import type { ContentPage } from './read-pages.ts';
import { readingMinutes } from './reading-minutes.ts';

/** `kind`: its name for readers. */
export type Piece = { path: string; title: string; description: string; kind: string; minutes: number };

export type SubjectGroup = { subject: LibraryShelf; pieces: readonly Piece[] };

/** In the order of the library's shelves, shortest first; empty subjects are omitted. */
export function piecesBySubject(pages: readonly ContentPage[]): SubjectGroup[] {
  const pieces = pages.flatMap(({ path, kind, data, body }) => {
    const name = kindOf(kind).piece;
    if (!name || !('category' in data)) return [];
    const { title, description, category } = data;
    return [{ path, title, description, category, kind: name, minutes: readingMinutes(body) }];
  });
  return libraryShelfIds
    .map((subject) => ({
      subject,
      pieces: pieces
        .filter(({ category }) => category === subject)
        .sort((a, b) => a.minutes - b.minutes || a.title.localeCompare(b.title)),
    }))
    .filter((group) => group.pieces.length > 0);
}

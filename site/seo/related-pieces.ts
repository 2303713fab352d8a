import { relatedPieces } from '../facts/related.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { kindOf } from '../schema/kinds.ts';
import { likeness } from './shared-words.ts';

/** Weight of a piece on the same subject. */
const sameSubject = 1.5;

/** Pieces by likeness to a piece, its own subject preferred; empty for other pages. */
export function piecesLike(page: ContentPage | undefined, pages: readonly ContentPage[]): ContentPage[] {
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

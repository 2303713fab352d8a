import type { AuthorProblem } from '../../site/pages/author-error.ts';

export function authorText(output: string): string;
export function notesText(notes: readonly AuthorProblem[]): string;

import { type ColumnTarget, signatureOf } from './read/match-columns.ts';

/** Where this browser keeps how columns were matched: headings alone, nothing of anybody. */
const place = 'nl-import-columns';
/** Kinds of files that are remembered. */
const most = 20;

type Kept = [signature: string, columns: (ColumnTarget | null)[]][];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

/** The columns as they were matched when such a file came last, or as they are guessed. */
export function withRemembered(file: { headings: string[]; columns: (ColumnTarget | undefined)[] }) {
  const columns = read().find(([signature]) => signature === signatureOf(file.headings))?.[1];
  return columns?.length === file.columns.length ? columns.map((target) => target ?? undefined) : file.columns;
}

export function rememberColumns(headings: readonly string[], columns: readonly (ColumnTarget | undefined)[]): void {
  const signature = signatureOf(headings);
  const others = read().filter(([other]) => other !== signature);
  const kept: Kept = [[signature, columns.map((target) => target ?? null)], ...others];
  try {
    localStorage.setItem(place, JSON.stringify(kept.slice(0, most)));
  } catch {
    // A browser that keeps nothing guesses again.
  }
}

import type { ColumnTarget } from './read/column-target.ts';
import { plain } from './read/plain.ts';

/** localStorage key. Headings only, no personal data. */
const place = 'nl-import-columns';
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

/** The columns as last matched for such a file, else as guessed. One that says unsubscribed always counts. */
export function withRemembered(file: { headings: string[]; columns: (ColumnTarget | undefined)[] }) {
  if (file.headings.length === 0) return file.columns;
  const columns = read().find(([signature]) => signature === signatureOf(file.headings))?.[1];
  return columns?.length === file.columns.length
    ? columns.map((target, place) => target ?? (file.columns[place] === 'unsubscribed' ? 'unsubscribed' : undefined))
    : file.columns;
}

export function rememberColumns(headings: readonly string[], columns: readonly (ColumnTarget | undefined)[]): void {
  if (headings.length === 0) return;
  const signature = signatureOf(headings);
  const others = read().filter(([other]) => other !== signature);
  const kept: Kept = [[signature, columns.map((target) => target ?? null)], ...others];
  try {
    localStorage.setItem(place, JSON.stringify(kept.slice(0, most)));
  } catch {
    // Without storage, columns are guessed each time.
  }
}

/** Identifies files of the same format. */
const signatureOf = (heads: readonly string[]): string => heads.map(plain).join('|');

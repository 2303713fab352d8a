import type { ImportPlan } from '../../shared/staff/import.ts';
import { type ImportItem, importPaths } from '../../shared/staff/import-fields.ts';
import { AskError, ask } from '../data/request.ts';
import type { Division, Matching } from './create-session.ts';
import type { FileFormat } from './read/open-file.ts';

/** Where this browser keeps what an import needs to go on after its page was closed: line numbers, nothing of anybody. */
const place = 'nl-import-unfinished';
/** Imports that are remembered. */
const most = 5;

/** An import under way. `hash` knows the file again: lines that are missing are read from it once more. */
export type Unfinished = Division & {
  hash: string;
  key: string;
  plan: ImportPlan;
  reading: Required<FileFormat>;
  matching: Matching;
};

function read(): Unfinished[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as Unfinished[]) : [];
  } catch {
    return [];
  }
}

function write(all: readonly Unfinished[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(all.slice(0, most)));
  } catch {
    // A browser that keeps nothing begins again: what is in shows up as known.
  }
}

export const rememberImport = (one: Unfinished): void => write([one, ...othersThan(one.hash)]);
export const deleteImport = (hash: string): void => write(othersThan(hash));
const othersThan = (hash: string) => read().filter((one) => one.hash !== hash);

/**
 * The import of a file that this browser began and the server still waits for.
 * @throws AskError when the server cannot be asked
 */
export async function findUnfinished(hash: string): Promise<(Unfinished & { item: ImportItem }) | undefined> {
  const own = read().find((one) => one.hash === hash);
  if (!own) return undefined;
  const item = await ask<ImportItem>('GET', `${importPaths.imports}/${own.key}`).catch((error) => {
    if (error instanceof AskError && error.status === 404) return undefined;
    throw error;
  });
  if (item && item.finishedAt === null && item.undoneAt === null && Date.now() < item.undoUntil) {
    // JSON has no `undefined`.
    const columns = own.matching.columns.map((target) => target ?? undefined);
    return { ...own, matching: { ...own.matching, columns }, item };
  }
  deleteImport(hash);
  return undefined;
}

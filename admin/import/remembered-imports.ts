import type { ImportPlan } from '../../shared/staff/import.ts';
import { type ImportItem, importPaths } from '../../shared/staff/import-fields.ts';
import { AskError, ask } from '../data/request.ts';
import type { Division } from './create-session.ts';
import type { Matching } from './read/create-row-reader.ts';
import type { FileFormat } from './read/open-file.ts';

/** localStorage key. Line numbers only, no personal data. */
const place = 'nl-import-unfinished';
const most = 5;

/** `hash` recognizes the file, from which missing lines are read again. */
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
    // Without storage the import starts over; imported rows show as duplicates.
  }
}

export const rememberImport = (one: Unfinished): void => write([one, ...othersThan(one.hash)]);
export const deleteImport = (hash: string): void => write(othersThan(hash));
const othersThan = (hash: string) => read().filter((one) => one.hash !== hash);

/** @throws AskError if the server cannot be reached */
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
    const orders = own.matching.orders.map((order) => order ?? undefined);
    return { ...own, matching: { ...own.matching, columns, orders }, item };
  }
  deleteImport(hash);
  return undefined;
}

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { Schema } from '../../server/database/schema.ts';
import type { SentRow } from '../../shared/staff/import.ts';
import { type ContactItem, type ImportItem, importPaths } from '../../shared/staff/import-fields.ts';
import { staffPaths } from '../../shared/staff/staff.ts';
import { batchesOf } from './import-rows.ts';
import { type StaffBrowser, type StaffServer, staffBrowser } from './staff.ts';

export const pathOf = (key: string) => `${importPaths.imports}/${key}`;
export const plan = (all: readonly SentRow[], newsletter = false) => ({
  fileName: 'fair.csv',
  rows: all.length,
  batches: batchesOf(all).length,
  newsletter,
});

/** @returns the import's key */
export async function upload(admin: StaffBrowser, all: readonly SentRow[], newsletter = false): Promise<string> {
  const key = randomUUID();
  await admin.json('PUT', pathOf(key), plan(all, newsletter));
  for (const [number, batch] of batchesOf(all).entries())
    await admin.json('PUT', `${pathOf(key)}/batches/${number}`, { rows: batch });
  return key;
}
export const state = (admin: StaffBrowser, key: string) => admin.json<ImportItem>('GET', pathOf(key));
export const find = async (admin: StaffBrowser, email: string) =>
  (await admin.json<{ items: ContactItem[] }>('GET', `${importPaths.contacts}?email=${encodeURIComponent(email)}`))
    .items;
/** Newest first. */
export const actions = async (admin: StaffBrowser) =>
  (await admin.json<{ items: { action: string }[] }>('GET', staffPaths.audit)).items.map(({ action }) => action);
export async function importer(server: StaffServer) {
  const admin = staffBrowser(server);
  await admin.signIn();
  return { server, admin };
}
export async function tablesOf<Name extends keyof Schema>({ read }: Pick<Database, 'read'>, ...names: Name[]) {
  const found = await Promise.all(
    names.map(async (name) => [
      name,
      await read
        .selectFrom(name as 'contacts')
        .selectAll()
        .execute(),
    ]),
  );
  return Object.fromEntries(found) as { [One in Name]: Selectable<Schema[One]>[] };
}

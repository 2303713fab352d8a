import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { onTestFinished } from 'vitest';
import { type DatabaseOptions, openForReading } from '../../server/database/database.ts';
import type { Schema } from '../../server/database/schema.ts';
import type { Overrides } from '../../server/start.ts';
import type { SentRow } from '../../widgets/contract/import.ts';
import { type ContactItem, type ImportItem, importPaths } from '../../widgets/contract/import-fields.ts';
import { staffPaths } from '../../widgets/contract/staff.ts';
import { batchesOf } from './import-rows.ts';
import { type StaffBrowser, staffBrowser, staffServer } from './staff.ts';

/** The path of an import. */
export const pathOf = (key: string) => `${importPaths.imports}/${key}`;
/** What an import of rows says before its first batch. */
export const plan = (all: readonly SentRow[], newsletter = false) => ({
  fileName: 'fair.csv',
  rows: all.length,
  batches: batchesOf(all).length,
  newsletter,
});

/** Imports rows as the page does. Gives the import's key. */
export async function upload(admin: StaffBrowser, all: readonly SentRow[], newsletter = false): Promise<string> {
  const key = randomUUID();
  await admin.json('PUT', pathOf(key), plan(all, newsletter));
  for (const [number, batch] of batchesOf(all).entries())
    await admin.json('PUT', `${pathOf(key)}/batches/${number}`, { rows: batch });
  return key;
}
export const state = (admin: StaffBrowser, key: string) => admin.json<ImportItem>('GET', pathOf(key));
/** The contacts of an email. */
export const find = async (admin: StaffBrowser, email: string) =>
  (await admin.json<{ items: ContactItem[] }>('GET', `${importPaths.contacts}?email=${encodeURIComponent(email)}`))
    .items;
/** What the audit log says was done, the newest first. */
export const actions = async (admin: StaffBrowser) =>
  (await admin.json<{ items: { action: string }[] }>('GET', staffPaths.audit)).items.map(({ action }) => action);
/** A server with an administrator who is signed in, until the test ends. */
export async function startImporter(options: Overrides) {
  const server = await staffServer(options);
  onTestFinished(() => server.stop().catch(() => undefined));
  const admin = staffBrowser(server);
  await admin.signIn();
  return { server, admin };
}
/** Every row of some tables, by table. */
export async function tablesOf<Name extends keyof Schema>(options: DatabaseOptions, ...names: Name[]) {
  const { read, close } = openForReading(options);
  const found = await Promise.all(
    names.map(async (name) => [
      name,
      await read
        .selectFrom(name as 'contacts')
        .selectAll()
        .execute(),
    ]),
  );
  await close();
  return Object.fromEntries(found) as { [One in Name]: Selectable<Schema[One]>[] };
}

import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { type Database, type DatabaseOptions, sqliteFile } from '../../../server/database/database.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { openErasureList } from '../../../server/leads/erasures/erasure-list.ts';
import { createInbox } from '../../../server/leads/inbox/create-inbox.ts';
import { eachDatabase, freshFolder } from '../../support/databases.ts';
import { bookingLead } from '../../support/lead-requests.ts';

const now = new Date('2026-11-23T15:00:00Z');
const query = { view: 'all', filter: {}, me: 1, offset: 0 } as const;
const folder = freshFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const erasures = openErasureList(folder);
const inboxOf = (database: Database) =>
  createInbox(
    database,
    () => now,
    console.error,
    erasures,
    async () => {},
    async () => {},
  );

async function keep(database: Database, ...names: string[]): Promise<void> {
  const leads = createLeads(database, () => now);
  for (const name of names)
    await leads.keep(bookingLead({}, { name, email: `${name.replace(' ', '.')}@visitor.example` }));
}

/** Oldest lead first. */
async function found(database: Database, words: string): Promise<(string | null)[]> {
  const { items } = await inboxOf(database).list({ ...query, words });
  return items.map(({ name }) => name).reverse();
}

async function erase(database: Database, ...names: string[]): Promise<void> {
  const { items } = await inboxOf(database).list({ ...query, words: '' });
  for (const { name, reference } of items)
    if (names.includes(name ?? ''))
      await inboxOf(database).erase({ id: 1, email: 'admin@staff.example' }, { reference });
}

/** @throws if SQLite's index differs from the leads */
function compareIndex({ dataDir }: DatabaseOptions): void {
  const file = new DatabaseSync(sqliteFile(dataDir));
  file.exec("insert into leads_search (leads_search, rank) values ('integrity-check', 1)");
  file.close();
}

eachDatabase('The search of the inbox', (databases, kind) => {
  it('finds what has only just come, and nothing that was erased, whether it was searched before or not', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    await keep(database, 'Ann Early', 'Bo Early', 'Cy Early');
    expect(await found(database, 'early')).toEqual(['Ann Early', 'Bo Early', 'Cy Early']);
    await keep(database, 'Di Early', 'Ed Early');
    await erase(database, 'Bo Early', 'Cy Early', 'Ed Early');
    await keep(database, 'Flo Early');
    expect(await found(database, 'early')).toEqual(['Ann Early', 'Di Early', 'Flo Early']);
    expect(await found(database, 'bo')).toEqual([]);
    await erase(database, 'Flo Early');
    await keep(database, 'Gus Early');
    expect(await found(database, 'flo')).toEqual([]);
    expect(await found(database, 'gus early')).toEqual(['Gus Early']);
    if (kind === 'sqlite') compareIndex(options);
  });

  it('finds everything after a rush, whichever process searches', async () => {
    const options = await databases.fresh();
    const [one, other] = [await databases.open(options), await databases.open(options)];
    const last = 100;
    await Promise.all(Array.from({ length: last + 1 }, (_, number) => keep(one, `Visitor V${number}V`)));
    const answers = await Promise.all([found(one, `visitor v${last}v`), found(other, 'visitor v0v')]);
    expect(answers).toEqual([[`Visitor V${last}V`], ['Visitor V0V']]);
    if (kind === 'sqlite') compareIndex(options);
  });
});

import { expect, it } from 'vitest';
import type { WriterConnection } from '../../../server/database/connection.ts';
import { type DatabaseOptions, openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { migrations } from '../../../server/database/migrations/all.ts';
import { openPostgresWriter } from '../../../server/database/postgres.ts';
import { openSqliteWriter } from '../../../server/database/sqlite.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { forgetLeads } from '../../../server/leads/forget-leads.ts';
import { importLimits } from '../../../widgets/contract/import-fields.ts';
import { eachDatabase } from '../../support/databases.ts';
import { bookingLead } from '../../support/lead-requests.ts';

const monday = new Date('2026-11-23T15:00:00Z');
const long = 'x'.repeat(5_000);

const lead = (number: number) =>
  `insert into leads (reference, received_at, form, name, email, phone, service, message, promise, promised_by, idempotency_key, content_hash)
   values ('REF-00${number}', ${monday.getTime()}, 'booking', 'Ada ${number}', 'ada@visitor.example', '416555010${number}', 'cloud', '${long}', 'within 2 hours', ${monday.getTime() + 7_200_000}, 'key-${number}', 'hash-${number}')`;

/** Each test's PostgreSQL database is a copy that has all tables. */
async function empty(connection: WriterConnection): Promise<void> {
  await connection.begin();
  await connection.execute('drop schema public cascade');
  await connection.execute('create schema public');
  await connection.execute('commit');
}

eachDatabase('A database of an earlier version', (databases, kind) => {
  /** A database as the version before leads had details left it: three leads, of which the second was deleted. */
  async function earlier(): Promise<DatabaseOptions> {
    const options = await databases.fresh();
    const connection: WriterConnection = options.databaseUrl
      ? openPostgresWriter(options.databaseUrl)
      : openSqliteWriter(sqliteFile(options.dataDir));
    if (kind === 'postgres') await empty(connection);
    const before = migrations.filter(({ name }) => name < '0004');
    await migrate(kind, connection, before, monday.getTime());
    for (const number of [1, 2, 3]) await connection.execute(lead(number));
    await connection.execute('delete from leads where id = 2');
    await connection.execute(
      `insert into jobs (kind, channel, lead_id, created_at, due_at, attempts) values ('lead-staff', 'mail', 3, 0, 0, 0)`,
    );
    await connection.execute(
      `insert into consents (lead_id, email, text_id, text_hash, given_at, form) values (3, 'ada@visitor.example', 't', 'h', 0, 'booking')`,
    );
    await connection.close();
    return options;
  }

  it('keeps its leads with their numbers, their mails and what was agreed to', async () => {
    const database = await databases.open(await earlier());
    const leads = await database.read.selectFrom('leads').selectAll().orderBy('id').execute();
    expect(leads).toMatchObject([
      { id: 1, name: 'Ada 1', phone: '4165550101', service: 'cloud', message: long, details: null },
      { id: 3, name: 'Ada 3', phone: '4165550103', service: 'cloud', message: long, details: null },
    ]);
    expect(await database.read.selectFrom('jobs').select('lead_id').execute()).toEqual([{ lead_id: 3 }]);
    expect(await database.read.selectFrom('consents').select('lead_id').execute()).toEqual([{ lead_id: 3 }]);
  });

  it('keeps a lead of one key once, as before, and its mails refer to leads that exist', async () => {
    const database = await databases.open(await earlier());
    const same = createLeads(database, () => monday).keep(bookingLead({ idempotencyKey: 'key-3' }));
    expect(await same).toEqual({ status: 'conflict' });
    await forgetLeads(database, monday.getTime() + 1);
    expect(await database.read.selectFrom('leads').select('id').execute()).toEqual([]);
    expect(await database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
    expect(await database.read.selectFrom('consents').select('lead_id').execute()).toEqual([{ lead_id: null }]);
  });

  it('takes a lead without name, phone and service, with details, and can be opened again', async () => {
    const options = await earlier();
    const first = await openDatabase(options);
    const request = { form: 'risk-quiz', email: 'bo@visitor.example', details: { score: 12 } } as const;
    expect(await createLeads(first, () => monday).keep({ request, suspicion: [] })).toMatchObject({ status: 'kept' });
    await first.close();
    const again = await databases.open(options);
    const newest = await again.read.selectFrom('leads').selectAll().where('form', '=', 'risk-quiz').executeTakeFirst();
    expect(newest).toMatchObject({ name: null, phone: null, service: null, details: '{"score":12}' });
    expect(newest?.id).toBeGreaterThan(3);
  });

  it('knows which import subscribed whom, of as many contacts as one file can have', async () => {
    const options = await databases.fresh();
    const connection: WriterConnection = options.databaseUrl
      ? openPostgresWriter(options.databaseUrl)
      : openSqliteWriter(sqliteFile(options.dataDir));
    if (kind === 'postgres') await empty(connection);
    const before = migrations.filter(({ name }) => name < '0014');
    await migrate(kind, connection, before, monday.getTime());
    await connection.begin();
    const all = `with recursive one(n) as (select 1 union all select n + 1 from one where n < ${importLimits.rows})`;
    for (const statement of [
      `insert into imports (key, file_name, row_count, batch_count, newsletter, who, started_at) values ('k', 'f', 1, 1, 1, 'w', 0)`,
      `insert into subscribers (id, email, created_at, requested_at) ${all} select 's' || n, 'e' || n, 0, 0 from one`,
      `insert into contacts (email, name, basis, subscriber_id, import_id, changed_by, changed_at) ${all} select 'e' || n, 'n', 'express', 's' || n, 1, 1, 0 from one`,
      `insert into consents (subscriber_id, email, text_id, text_hash, given_at, form) ${all} select 's' || n, 'e' || n, 'import', 'h', 0, 'import' from one`,
      `insert into consents (subscriber_id, email, text_id, text_hash, given_at, form) values ('s1', 'e1', 't', 'h', 0, 'newsletter')`,
    ])
      await connection.execute(statement);
    await connection.execute('commit');
    await connection.close();
    const database = await databases.open(options);
    const consents = await database.read.selectFrom('consents').select(['form', 'import_id']).execute();
    expect(consents.filter(({ import_id }) => import_id === 1)).toHaveLength(importLimits.rows);
    expect(consents.filter(({ import_id }) => import_id === null)).toEqual([{ form: 'newsletter', import_id: null }]);
  });
});

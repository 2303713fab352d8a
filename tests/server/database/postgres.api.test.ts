import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteLeads } from '../../../server/leads/purge-leads.ts';
import { purgeOldDetails, purgeTonight } from '../../../server/retention.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import { administerPostgres, askPostgres } from '../../support/databases.ts';
import { describeWith } from '../../support/describe-with.ts';
import { until } from '../../support/hand-clock.ts';
import { noPostgres, testPostgresUrl } from '../../support/postgres.ts';
import { callsAreBooked } from '../../support/postgres-calls.ts';
import { usePostgresDesk, week } from '../../support/postgres-desk.ts';
import { dutyIsTold, leadsAreWorkedOn } from '../../support/postgres-leads.ts';
import { emailsAreTakenIn } from '../../support/postgres-mail.ts';
import { contactsAreImported, figuresAreRead, staffSignIn } from '../../support/postgres-office.ts';
import { visitorsChat, visitorsSend } from '../../support/postgres-visitors.ts';
import { booking } from '../../support/requests.ts';
import { routes } from '../../support/route-table.ts';

const day = 24 * 60 * 60_000;

const readable = routes
  .filter(
    ({ method, access, path }) => method === 'GET' && typeof access === 'object' && !/:|live|sender|seo/.test(path),
  )
  .map(({ path }) => `${path}?${week}`);

async function waitingStatements(name: string): Promise<number> {
  const rows = await askPostgres(
    `select 1 from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Files that do not query PostgreSQL here, and why. */
const elsewhere = [
  // Compares SQLite files.
  'server/backups/compare-databases.ts: is not used',
  // A separate program (`leads/command-line`).
  'server/staff/cli.ts: is not used',
];

describeWith(testPostgresUrl, noPostgres, 'on PostgreSQL', () => {
  const postgres = usePostgresDesk();

  test('what visitors send is kept once, mailed and counted', () => visitorsSend(postgres.desk));

  test('calls are booked once, moved, cancelled, listed and reminded of', () => callsAreBooked(postgres.desk));

  test('conversations are kept, answered by staff, handed over and erased', () => visitorsChat(postgres.desk));

  test('a lead is found by words whatever their accents, changed, answered, merged, parted and erased', () =>
    leadsAreWorkedOn(postgres.desk));

  test('what is due is told, claimed, put away and brought back', () => dutyIsTold(postgres.desk));

  test('emails that come in join their leads, once', () => emailsAreTakenIn(postgres.desk));

  test('staff sign in with password, code and passkey; accounts are changed, reset and revoked', () =>
    staffSignIn(postgres.desk));

  test('contacts are imported, changed, found, taken back and erased', () => contactsAreImported(postgres.desk));

  test('figures, partners, mail and reports are read', () => figuresAreRead(postgres.desk));

  test('no statement is compiled first, which takes seconds where the list of leads is long', async () => {
    const { read } = postgres.desk.server.database;
    const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(read);
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  test('a lost connection is an outage: reading and writing get 503, and go on when it is back', async () => {
    const { server, admin, name } = postgres.desk;
    const open = () => askPostgres(`select 1 from pg_stat_activity where datname = '${name}'`);
    await administerPostgres(`alter database ${name} with allow_connections false`);
    await administerPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await until('its connections are gone', async () => (await open()).length === 0);
    const key = { [idempotencyHeader]: randomUUID() };
    const lost = { ...booking, email: 'lost@visitor.example' };
    const refused = [
      await server.postJson(paths.contacts, lost, key),
      await server.ask('/readyz'),
      ...(await Promise.all(readable.map((path) => admin.call('GET', path)))),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 0)).toEqual(refused.map(() => true));
    const page = await server.ask('/thank-you?reference=7K3-M9C', { headers: { Accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Please try again shortly')]);
    expect((await server.ask('/healthz')).status).toBe(200);

    await administerPostgres(`alter database ${name} with allow_connections true`);
    for (const _ of [1, 2]) expect((await server.postJson(paths.contacts, lost, key)).status).toBe(201);
    expect((await admin.call('GET', inboxPaths.leads)).status).toBe(200);
  });

  test('a lead that was answered is there, whenever connections are cut', async () => {
    const { server, name } = postgres.desk;
    const cut = () =>
      administerPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const answered: string[] = [];
    const others: number[] = [];
    const visit = async (visitor: number) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const email = `cut-${visitor}-${turn}@visitor.example`;
        const { status } = await server.postJson(paths.contacts, { ...booking, email });
        if (status === 201) answered.push(email);
        else others.push(status);
        if (visitor === 0 && turn % 4 === 2) await cut();
      }
    };
    await Promise.all([0, 1, 2, 3].map(visit));
    expect(others.filter((status) => status !== 503)).toEqual([]);
    const kept = new Set((await server.leads()).map(({ email }) => email));
    expect(answered.length).toBeGreaterThan(12);
    expect(answered.filter((email) => !kept.has(email))).toEqual([]);
  });

  test('a notice that another process is writing does not keep its lead from being deleted', async () => {
    const { database } = postgres.desk.server;
    const [lead] = await database.read.selectFrom('leads').select('id').orderBy('id').limit(1).execute();
    const [person] = await database.read.selectFrom('staff').select('id').limit(1).execute();
    const written = Promise.withResolvers<void>();
    const committing = Promise.withResolvers<void>();
    const notice = database.transaction().execute(async (trx) => {
      const row = {
        lead_id: lead?.id ?? 0,
        staff_id: person?.id ?? 0,
        kind: 'new-lead',
        cause: 'late',
        at: Date.now(),
      };
      await trx
        .insertInto('notices')
        .values(row as never)
        .execute();
      written.resolve();
      await committing.promise;
    });
    await written.promise;
    const deleted = database.transaction().execute((trx) => deleteLeads(trx, [lead?.id ?? 0]));
    await until('the deletion waits for the notice', async () => (await waitingStatements(postgres.desk.name)) > 0);
    committing.resolve();
    await notice;
    await deleted;
    const left = await database.read
      .selectFrom('leads')
      .select('id')
      .where('id', '=', lead?.id ?? 0)
      .execute();
    expect(left).toEqual([]);
  });

  test('old details go in the night, and are counted; after a leap of the clock nothing goes', async () => {
    const { server } = postgres.desk;
    const night = (days: number) => new Date(server.now() + days * day);
    await purgeTonight(server.database, server.dataDir, night(0));
    await expect(purgeTonight(server.database, server.dataDir, night(800))).rejects.toThrow('nothing is deleted');
    await purgeOldDetails(server.database, server.dataDir, night(100));
    await purgeOldDetails(server.database, server.dataDir, night(800));
    await purgeOldDetails(server.database, server.dataDir, night(1600));
    expect(await server.leads()).toEqual([]);
  });

  test('and every query of the server was among them', async () => {
    const notRun = await postgres.notRun();
    expect(notRun).toEqual(expect.arrayContaining(elsewhere.slice(0, 2)));
    expect(notRun.filter((query) => !elsewhere.includes(query))).toEqual([]);
  });
});

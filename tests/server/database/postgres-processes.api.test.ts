import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/database/database.ts';
import { migrations } from '../../../server/database/migrations.ts';
import { createLeads, type Leads } from '../../../server/leads/create-leads.ts';
import { createJobs, type Jobs, lease } from '../../../server/notifications/jobs.ts';
import type { JobRow } from '../../../server/notifications/tables.ts';
import { administerPostgres, freshPostgres, freshSqlite } from '../../support/databases.ts';
import { describeWith } from '../../support/describe-with.ts';
import { handClock, until } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { allJobs, fakeTransport, settled, useMailWorkers } from '../../support/mail-workers.ts';
import { noPostgres, testPostgresUrl } from '../../support/postgres.ts';
import { runStatement } from '../../support/statements.ts';

describeWith(testPostgresUrl, noPostgres, 'two processes on one PostgreSQL', () => {
  const work = useMailWorkers();
  async function twoRooms() {
    const { options, remove } = await freshPostgres();
    onTestFinished(remove);
    const rooms = [await openDatabase(options), await openDatabase(options)] as const;
    onTestFinished(async () => void (await Promise.all(rooms.map((room) => room.close()))));
    return rooms;
  }

  test('keep what has one key once, and of two that differ the first', async () => {
    const rooms = await twoRooms();
    const [here, there] = rooms.map((room) => createLeads(room, handClock().now)) as [Leads, Leads];
    const referencesOf = (kept: object[]) => [...new Set(kept.map((one) => 'reference' in one && one.reference))];
    const same = bookingLead({ idempotencyKey: randomUUID() });
    const answers = await Promise.all([here, there, here, there].map((leads) => leads.keep(same)));
    expect(referencesOf(answers)).toHaveLength(1);
    const words = [here, there].map((leads) => leads.keep(bookingLead({}, { message: 'the same words' })));
    expect(referencesOf(await Promise.all(words))).toHaveLength(1);
    const other = { ...same, request: { ...same.request, name: 'Eve' } } as typeof same;
    expect(await there.keep(other)).toEqual({ status: 'conflict' });
    expect(await rooms[0].read.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  test('send each mail once; a lease that is over frees it, and a late outcome is ignored', async () => {
    const rooms = await twoRooms();
    const leads = createLeads(rooms[0], handClock().now);
    const keep = (message: string) => leads.keep(bookingLead({ suspicion: ['test'] }, { message }));
    await keep('leased');
    const [here, there] = rooms.map((room) => createJobs(room)) as [Jobs, Jobs];
    const now = handClock().now().getTime();
    const [first] = (await here.claim(5, now)) as [JobRow];
    expect(await there.claim(5, now + lease - 1)).toEqual([]);
    const [second] = (await there.claim(5, now + lease)) as [JobRow];
    expect(second.id).toBe(first.id);
    await here.markFailed(first, { reason: 'late', permanent: true }, now + lease + 1);
    await there.markSent(second, now + lease + 2);
    expect(await allJobs(rooms[0])).toMatchObject([{ sent_at: now + lease + 2, failed_at: null }]);

    for (let number = 0; number < 20; number += 1) await keep(`request ${number}`);
    const transports = rooms.map((room) => {
      const transport = fakeTransport();
      work(room, transport);
      return transport;
    });
    await until('all are sent', async () => (await allJobs(rooms[0])).every(settled));
    const sent = transports.flatMap((transport) => transport.sent.map(({ messageId }) => messageId));
    expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
  });

  test('make the tables of a new database once, together and again', async () => {
    const name = `new_${randomUUID().slice(0, 8)}`;
    await administerPostgres(`create database ${name}`);
    const { options, remove } = await freshSqlite();
    const databaseUrl = new URL(testPostgresUrl ?? '');
    databaseUrl.pathname = `/${name}`;
    onTestFinished(async () => {
      await administerPostgres(`drop database ${name} with (force)`);
      await remove();
    });
    const open = () => openDatabase({ ...options, databaseUrl: databaseUrl.href });
    const opened = [...(await Promise.all([open(), open()])), await open()];
    const made = await opened[2]
      ?.transaction()
      .execute((trx) => runStatement(trx, 'select name from kysely_migration order by name'));
    expect(made).toEqual(
      Object.keys(migrations)
        .sort()
        .map((name) => ({ name })),
    );
    await Promise.all(opened.map((database) => database.close()));
  });
});

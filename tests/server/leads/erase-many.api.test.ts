import { expect, test } from 'vitest';
import type { Transaction } from '../../../server/database/schema.ts';
import { erasurePaths } from '../../../shared/staff/erasures.ts';
import { mergePath } from '../../../shared/staff/person.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { eachDatabase } from '../../support/databases.ts';
import { until } from '../../support/hand-clock.ts';
import { pathOf, sendBooking } from '../../support/inbox.ts';
import { keptWords } from '../../support/kept-words.ts';
import { allJobs, settled } from '../../support/mail-workers.ts';
import { owner, type StaffServer, staffBrowser } from '../../support/staff.ts';
import { runStatement } from '../../support/statements.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const person = { name: 'Quenby Zorn', email: 'quenby@harbour.example', company: 'Vexillum', message: 'xyl-message' };
const many = 120;

/** SQL: as if somebody had sent a request so many times more, under another name each. */
const sendAgain = (reference: string) => `
  insert into leads (reference, received_at, form, name, email, company, message, promise, promised_by, content_hash)
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many})
  select 'M' || n, received_at, form, 'Quenby Zorn' || n, email, company, message, promise, promised_by, content_hash
  from leads, numbers where reference = '${reference}'`;

const countLeads = async (trx: Transaction) =>
  Number((await runStatement(trx, `select count(*) as count from leads where email = '${person.email}'`))[0]?.count);

eachDatabase('somebody who sent very many requests', (database, kind) => {
  async function start() {
    const options = await database.fresh();
    const server = await database.ownServer(options);
    const admin = staffBrowser(server);
    await admin.signIn();
    const reference = await sendBooking(server, person);
    await run(server, sendAgain(reference));
    await until('every mail is written', async () => (await allJobs(server.database)).every(settled));
    const left = (dataDir: string) => keptWords({ ...options, dataDir }, ['Quenby', 'Vexillum', 'xyl-message']);
    return { server, admin, reference, options, left };
  }
  const run = (server: StaffServer, statement: string) =>
    server.database.transaction().execute((trx) => runStatement(trx, statement));

  test('is erased in turns, between which others’ requests are kept', async () => {
    const { server, admin, left } = await start();
    const counts: number[] = [];
    let isOthersTurn = false;
    server.database.onCommit(() => {
      if (isOthersTurn) return;
      isOthersTurn = true;
      const write = server.database.transaction().execute((trx) => countLeads(trx));
      void write.then((count) => counts.push(count)).finally(() => (isOthersTurn = false));
    });
    const answer = await admin.json('POST', erasurePaths.erasures, { email: person.email });
    expect(answer).toEqual({ erased: many + 1 });
    expect(new Set(counts.filter((count) => count > 0 && count <= many)).size).toBeGreaterThan(0);
    expect(left(server.dataDir)).toEqual([]);
  });

  if (kind === 'sqlite') {
    test('is not listed again meanwhile, also if two of the requests are merged', async () => {
      const { server, admin, reference, left } = await start();
      await admin.json('POST', mergePath(reference), { leads: [{ reference: 'M1', version: 0 }] });
      await run(
        server,
        "create trigger listed before insert on known_people begin select raise(abort, 'listed again'); end",
      );
      expect(await admin.json('DELETE', pathOf(reference))).toEqual({ erased: many + 1 });
      await run(server, 'drop trigger listed');
      expect(left(server.dataDir)).toEqual([]);
    });

    const cut = `create trigger cut before delete on leads when (select count(*) from leads) <= ${many / 2}
      begin select raise(abort, 'cut'); end`;

    beforeRelease('whose erasure is cut short is found by the same request again, and erased', async () => {
      const { server, admin, reference, left } = await start();
      await run(server, cut);
      expect((await admin.call('DELETE', pathOf(reference))).status).toBe(500);
      const count = await server.database.transaction().execute((trx) => countLeads(trx));
      expect([count > 0, count < many]).toEqual([true, true]);
      await run(server, 'drop trigger cut');
      expect(await admin.json('DELETE', pathOf(reference))).toEqual({ erased: count });
      expect(left(server.dataDir)).toEqual([]);
    });

    beforeRelease('whose erasure is cut short is erased by the next start of the server', async () => {
      const { server, admin, reference, options, left } = await start();
      await run(server, cut);
      expect((await admin.call('DELETE', pathOf(reference))).status).toBe(500);
      await run(server, 'drop trigger cut');
      await server.stop();
      expect(left(server.dataDir)).not.toEqual([]);
      const next = await database.ownServer(options);
      expect(left(next.dataDir)).toEqual([]);
      const { items } = await (await next.signedIn('admin')).json<{ items: object[] }>('GET', staffPaths.audit);
      expect(items).toContainEqual(
        expect.objectContaining({
          ...{ who: owner.adminEmail, action: 'erasure repeated' },
          detail: expect.stringContaining('by the server at its start'),
        }),
      );
    });
  }
});

import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { lockOf } from '../../support/database-lock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { until } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { keepOne, runStatement } from '../../support/statements.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const keep = (database: Database, hash: string) => database.transaction().execute((trx) => keepOne(trx, hash));
const run = (database: Database, statement: string) =>
  database.transaction().execute((trx) => runStatement(trx, statement));
const kept = async ({ read }: Database) =>
  (await read.selectFrom('withdrawals').select('hash').orderBy('hash').execute()).map(({ hash }) => hash);

eachDatabase('A transaction', (databases, kind) => {
  it('that fails leaves nothing behind, and fails none of those beside it', async () => {
    const database = await databases.open();
    const outcomes = await Promise.allSettled([
      keep(database, 'a'),
      database.transaction().execute(async (trx) => {
        await keepOne(trx, 'half');
        await keepOne(trx, 'half');
      }),
      database.transaction().execute(async (trx) => {
        await keepOne(trx, 'thrown');
        throw new Error('changed my mind');
      }),
      keep(database, 'b'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { message: 'changed my mind' } });
    expect(await kept(database)).toEqual(['a', 'b']);
  });

  it('whose commit fails is never answered as kept, and takes no other one along', async () => {
    const database = await databases.open();
    const failing = database.transaction().execute(async (trx) => {
      await keepOne(trx, 'a');
      // PostgreSQL aborts a transaction at the first error; SQLite checks deferred keys only at the end.
      if (kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(trx);
      const orphan = { lead_id: 77, at: 0, staff_id: null, kind: 'note', detail: '' };
      await trx
        .insertInto('lead_events')
        .values(orphan)
        .execute()
        .catch(() => undefined);
    });
    // On SQLite the next transaction starts before the commit is confirmed.
    const outcomes = await Promise.allSettled([failing, keep(database, 'b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await kept(database)).toEqual(['b']);
  });

  it('that was begun before closing is kept, and what comes after is refused', async () => {
    const options = await databases.fresh();
    const database = await openDatabase(options);
    await Promise.all([keep(database, 'last'), database.close()]);
    await expect(keep(database, 'late')).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await kept(await databases.open(options))).toEqual(['last']);
  });

  it('is heard of only after its commit', async () => {
    const database = await databases.open();
    const seen: string[][] = [];
    let told: Promise<unknown> | undefined;
    const stop = database.onCommit(() => {
      told = kept(database).then((hashes) => seen.push(hashes));
    });
    await keep(database, 'a');
    await told;
    expect(seen).toEqual([['a']]);
    stop();
    await keep(database, 'b');
    expect(seen).toHaveLength(1);
  });

  beforeRelease('of another process is waited for, and its long lock is an outage, not a hang', async () => {
    const options = await databases.fresh();
    const leads = createLeads(await databases.open(options));
    const lock = await lockOf(options);
    await lock.take();
    const lead = bookingLead({ idempotencyKey: randomUUID() });
    const refused = await leads.keep(lead).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    expect((refused as DatabaseUnavailable).retryAfterSeconds).toBeGreaterThan(0);
    await lock.release();
    await lock.close();
    expect(await leads.keep(lead)).toMatchObject({ status: 'kept' });
  });

  it('of the readiness probe writes for real and leaves nothing', async () => {
    const database = await databases.open();
    const before = await database.read.selectFrom('secrets').selectAll().execute();
    expect((await database.probe()).freeBytes).toBeGreaterThan(0);
    expect(await database.read.selectFrom('secrets').selectAll().execute()).toEqual(before);
    await keep(database, 'a');
  });

  it('two processes that open a new database together make its tables once', async () => {
    const options = await databases.fresh();
    const opened = await Promise.all([openDatabase(options), openDatabase(options), openDatabase(options)]);
    await Promise.all(opened.map((database, index) => keep(database, `from ${index}`)));
    expect(await kept(opened[0] as Database)).toHaveLength(3);
    for (const database of opened) await database.close();
  });

  it('a database made by a newer version is refused', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    await run(
      database,
      `insert into kysely_migration (name, timestamp) values ('9999-future', '2027-01-01T00:00:00.000Z')`,
    );
    await expect(openDatabase(options)).rejects.toThrow('newer version (9999-future)');
  });

  if (kind === 'postgres') {
    it('finds a new connection where the server has cut the old ones, for writing and for reading', async () => {
      const options = await databases.fresh();
      const database = await databases.open(options);
      const other = await databases.open(options);
      await keep(database, 'before');
      await kept(database);
      const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
      await sql`select pg_terminate_backend(pid) ${others}`.execute(other.read);
      // A terminated backend may take a while to end.
      await until('they are gone', async () => {
        const { rows } = await sql`select 1 ${others}`.execute(other.read);
        return rows.length === 0;
      });
      const notYet = (error: unknown) => {
        if (error instanceof DatabaseUnavailable) return false;
        throw error;
      };
      // On a busy machine the pool may hear of it later than the other connection.
      await until('a new connection is found', () => keep(database, 'after').then(() => true, notYet));
      expect(await kept(database)).toEqual(['after', 'before']);
    });

    it('is tried once more where two stood in each other’s way', async () => {
      const database = await databases.open();
      await keep(database, 'a');
      await keep(database, 'b');
      const bothHold = Promise.withResolvers<void>();
      let held = 0;
      const touch = (hashes: [string, string]) =>
        database.transaction().execute(async (trx) => {
          for (const hash of hashes) {
            await trx.updateTable('withdrawals').set({ hash }).where('hash', '=', hash).execute();
            held += 1;
            if (held === 2) bothHold.resolve();
            await bothHold.promise;
          }
        });
      await Promise.all([touch(['a', 'b']), touch(['b', 'a'])]);
      expect(held).toBeGreaterThan(4);
    });
  }

  if (kind === 'sqlite') {
    it('in a thread that breaks down leaves nobody waiting, the next one has another thread, and the log a line', async () => {
      const threads: Worker[] = [];
      const hear = (thread: Worker) => threads.push(thread);
      process.on('worker', hear);
      onTestFinished(() => void process.off('worker', hear));
      const problems: string[] = [];
      const database = await openDatabase(await databases.fresh(), (message) => problems.push(message));
      await keep(database, 'before');
      const lost = database.transaction().execute(async (trx) => {
        await keepOne(trx, 'lost');
        await threads.at(-1)?.terminate();
        await keepOne(trx, 'alone');
      });
      await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
      await keep(database, 'after');
      expect(await kept(database)).toEqual(['after', 'before']);
      expect(threads).toHaveLength(2);
      await database.close();
      expect(problems).toEqual([expect.stringContaining('the next write begins another')]);
    });

    it('waits for its turn for ten seconds, and is then refused', async () => {
      const database = await databases.open();
      const first = Promise.withResolvers<void>();
      const long = database.transaction().execute(() => first.promise);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const waiting = keep(database, 'late');
      await vi.advanceTimersByTimeAsync(9_999);
      const next = keep(database, 'next');
      const refused = expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable);
      await vi.advanceTimersByTimeAsync(1);
      await refused;
      first.resolve();
      await Promise.all([long, next]);
      expect(await kept(database)).toEqual(['next']);
    });

    beforeRelease('that did not begin keeps nothing of work that goes on all the same', async () => {
      const options = await databases.fresh();
      const database = await databases.open(options);
      const lock = await lockOf(options);
      await lock.take();
      const stubborn = database.transaction().execute(async (trx) => {
        await keepOne(trx, 'first').catch(() => undefined);
        await lock.release();
        await keepOne(trx, 'second').catch(() => undefined);
      });
      await expect(stubborn).rejects.toThrow('The transaction has ended');
      await lock.close();
      expect(await kept(database)).toEqual([]);
    });

    it('closing leaves one whole file and no log beside it', async () => {
      const options = await databases.fresh();
      const database = await openDatabase(options);
      await keep(database, 'a');
      await kept(database);
      await database.close();
      expect(readdirSync(options.dataDir)).toEqual(['northlume.sqlite']);
    });

    beforeRelease('every open is durable, whatever the file was left in', async () => {
      const options = await databases.fresh();
      await (await openDatabase(options)).close();
      const file = new DatabaseSync(sqliteFile(options.dataDir));
      file.exec('pragma journal_mode = delete; pragma synchronous = off');
      file.close();
      const database = await databases.open(options);
      expect(await run(database, 'pragma synchronous')).toEqual([{ synchronous: 2 }]);
      expect(await run(database, 'pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
      expect(await run(database, 'pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    });

    it('on a full disk is refused, keeps those answered, and goes through once there is room', async () => {
      const database = await databases.open();
      const leads = createLeads(database);
      const [pages] = await run(database, 'pragma page_count');
      await run(database, `pragma max_page_count = ${Number(pages?.page_count) + 20}`);
      const message = 'x'.repeat(4_000);
      const sent = Array.from({ length: 60 }, () => bookingLead({ idempotencyKey: randomUUID() }, { message }));
      const outcomes = await Promise.allSettled(sent.map((lead) => leads.keep(lead)));
      const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused.length).toBeGreaterThan(0);
      for (const reason of refused) expect(reason).toBeInstanceOf(DatabaseUnavailable);
      const references = await database.read.selectFrom('leads').select('reference').execute();
      expect(references.map((row) => row.reference).sort()).toEqual(
        answered.map((answer) => (answer as { reference: string }).reference).sort(),
      );
      await run(database, 'pragma max_page_count = 1000000');
      const again = await Promise.all(sent.map((lead) => leads.keep(lead)));
      expect(again.filter(({ status }) => status === 'repeated')).toHaveLength(answered.length);
      expect(await database.read.selectFrom('leads').select('id').execute()).toHaveLength(sent.length);
    });
  }
});

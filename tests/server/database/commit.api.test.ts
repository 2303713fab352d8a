import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createCommitQueue, type Transaction } from '../../../server/database/commit-queue.ts';
import type { WriterConnection } from '../../../server/database/connection.ts';
import { openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { openPostgresWriter } from '../../../server/database/postgres.ts';
import { openSqliteWriter } from '../../../server/database/sqlite.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { eachDatabase } from '../../support/databases.ts';
import { until } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { breakDown, keepNonce as keepOne, runStatement } from '../../support/units.ts';

/** Work that keeps one nonce. */
const keepNonce = (id: string) => (transaction: Transaction) => keepOne.run(transaction, id);

eachDatabase('Group commit', (databases, kind) => {
  /** A queue over a connection whose statements are written down. */
  async function watchedQueue(change: (connection: WriterConnection) => WriterConnection = (connection) => connection) {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const writer = options.databaseUrl
      ? openPostgresWriter(options.databaseUrl)
      : openSqliteWriter(sqliteFile(options.dataDir));
    const statements: string[] = [];
    const watched: WriterConnection = {
      ...writer,
      begin: async () => {
        await writer.begin();
        statements.push('begin');
      },
      execute: (text, parameters) => {
        statements.push(text);
        return writer.execute(text, parameters);
      },
    };
    const queue = createCommitQueue(kind, change(watched));
    const kept = async () =>
      (await database.read.selectFrom('used_nonces').select('id').orderBy('id').execute()).map((row) => row.id);
    return { queue, statements, kept };
  }

  it('rows that arrive together share one commit', async () => {
    const { queue, statements, kept } = await watchedQueue();
    await Promise.all(['a', 'b', 'c'].map((id) => queue.write(keepNonce(id))));
    expect(statements.filter((text) => text === 'commit')).toHaveLength(1);
    expect(statements.filter((text) => text.startsWith('savepoint'))).toHaveLength(0);
    expect(await kept()).toEqual(['a', 'b', 'c']);
    await queue.close();
  });

  it('the probe of readiness does not make the visitors who wait beside it run again', async () => {
    const { queue, kept } = await watchedQueue();
    const runs = { a: 0, b: 0 };
    const visitor = (id: keyof typeof runs) =>
      queue.write((transaction) => {
        runs[id] += 1;
        return keepOne.run(transaction, id);
      });
    await Promise.all([visitor('a'), queue.rehearse(keepNonce('probe')), visitor('b')]);
    expect(runs).toEqual({ a: 1, b: 1 });
    expect(await kept()).toEqual(['a', 'b']);
    await queue.close();
  });

  it('a bad row never fails its neighbours and leaves nothing behind', async () => {
    const { queue, statements, kept } = await watchedQueue();
    const outcomes = await Promise.allSettled([
      queue.write(keepNonce('a')),
      queue.write(async (transaction) => {
        await keepNonce('half')(transaction);
        await keepNonce('a')(transaction);
      }),
      queue.write(async (transaction) => {
        await keepNonce('thrown')(transaction);
        throw new Error('changed my mind');
      }),
      queue.write(keepNonce('b')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: { message: 'changed my mind' } });
    expect(await kept()).toEqual(['a', 'b']);
    expect(statements.filter((text) => text === 'commit')).toHaveLength(1);
    await queue.close();
  });

  it('a transaction lost midway is run again row by row', async () => {
    let broken = false;
    const { queue, kept } = await watchedQueue((connection) => ({
      ...connection,
      // What a full disk does: everything so far is rolled back, and the statement fails.
      execute: async (text, parameters) => {
        if (!broken && parameters?.includes('b')) {
          broken = true;
          await connection.execute('rollback');
          throw new Error('all is lost');
        }
        return connection.execute(text, parameters);
      },
    }));
    expect(await Promise.all(['a', 'b', 'c'].map((id) => queue.write(keepNonce(id))))).toEqual(['a', 'b', 'c']);
    expect(broken).toBe(true);
    expect(await kept()).toEqual(['a', 'b', 'c']);
    await queue.close();
  });

  it('a commit that fails is never answered as kept', async () => {
    let failures = 3;
    const { queue, kept } = await watchedQueue((connection) => ({
      ...connection,
      execute: (text, parameters) => {
        if (text === 'commit' && failures > 0) {
          failures -= 1;
          throw new Error('no commit');
        }
        return connection.execute(text, parameters);
      },
    }));
    const outcomes = await Promise.allSettled(['a', 'b'].map((id) => queue.write(keepNonce(id))));
    // The shared commit fails twice, then the first row's own; the second row's goes through.
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await kept()).toEqual(['b']);
    await queue.close();
  });

  it('what was accepted before closing is kept, what comes after is refused', async () => {
    const { queue, kept } = await watchedQueue();
    const last = queue.write(keepNonce('last'));
    await Promise.all([last, queue.close()]);
    expect(await kept()).toEqual(['last']);
    await expect(queue.write(keepNonce('late'))).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  it('tells listeners of a table only after the commit', async () => {
    const database = await databases.open();
    const seen: string[][] = [];
    let told: Promise<void> | undefined;
    const stop = database.onInserted('used_nonces', () => {
      told = database.read
        .selectFrom('used_nonces')
        .select('id')
        .execute()
        .then((rows) => void seen.push(rows.map((row) => row.id)));
    });
    await database.write(keepOne, 'a');
    await told;
    expect(seen).toEqual([['a']]);
    stop();
    await database.write(keepOne, 'b');
    expect(seen).toHaveLength(1);
  });

  it('two processes that open a new database together make its tables once', async () => {
    const options = await databases.fresh();
    const opened = await Promise.all([openDatabase(options), openDatabase(options), openDatabase(options)]);
    await Promise.all(opened.map((database, index) => database.write(keepOne, `from ${index}`)));
    const rows = await opened[0]?.read.selectFrom('used_nonces').select('id').execute();
    expect(rows).toHaveLength(3);
    for (const database of opened) await database.close();
  });

  it('a database made by a newer version is refused', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    await database.write(runStatement, `insert into migrations (name, applied_at) values ('9999-future', 1)`);
    await expect(openDatabase(options)).rejects.toThrow('newer version (9999-future)');
  });

  it('a write by another process is waited for, and its long lock is an outage, not a hang', async () => {
    const options = await databases.fresh();
    const database = await databases.open(options);
    const leads = createLeads(database);
    const lock = options.databaseUrl
      ? openPostgresWriter(options.databaseUrl)
      : openSqliteWriter(sqliteFile(options.dataDir));
    await lock.begin();
    if (kind === 'postgres') await lock.execute('lock table leads in exclusive mode');
    const lead = bookingLead({ idempotencyKey: randomUUID() });
    const refused = await leads.keep(lead).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseUnavailable);
    expect((refused as DatabaseUnavailable).retryAfterSeconds).toBeGreaterThan(0);
    await lock.execute('rollback');
    await lock.close();
    expect(await leads.keep(lead)).toMatchObject({ status: 'kept' });
  });

  it('the readiness probe writes for real and leaves nothing', async () => {
    const database = await databases.open();
    expect((await database.probe()).freeBytes).toBeGreaterThan(0);
    expect(await database.read.selectFrom('used_nonces').selectAll().execute()).toEqual([]);
  });

  if (kind === 'postgres') {
    it('a connection that the server has cut is opened again, for writing and for reading', async () => {
      const options = await databases.fresh();
      const database = await databases.open(options);
      const other = await databases.open(options);
      await database.write(keepOne, 'before');
      await database.read.selectFrom('used_nonces').select('id').execute();
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.read);
      // A backend that is told to end may take a little while over it.
      await until('they are gone', async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(other.read);
        return rows.length === 0;
      });
      await database.write(keepOne, 'after');
      const rows = await database.read.selectFrom('used_nonces').select('id').orderBy('id').execute();
      expect(rows.map((row) => row.id)).toEqual(['after', 'before']);
    });
  }

  if (kind === 'sqlite') {
    it('a thread that breaks down leaves nobody waiting, and the next write has another', async () => {
      const database = await databases.open();
      await database.write(keepOne, 'before');
      let told = 0;
      database.onInserted('used_nonces', () => {
        told += 1;
      });
      await expect(database.write(breakDown, undefined)).rejects.toBeInstanceOf(DatabaseUnavailable);
      await database.write(keepOne, 'after');
      const kept = await database.read.selectFrom('used_nonces').select('id').orderBy('id').execute();
      expect(kept.map(({ id }) => id)).toEqual(['after', 'before']);
      expect(told).toBe(1);
    });

    it('closing leaves one whole file and no log beside it', async () => {
      const options = await databases.fresh();
      const database = await openDatabase(options);
      await database.write(keepOne, 'a');
      await database.read.selectFrom('used_nonces').select('id').execute();
      await database.close();
      expect(readdirSync(options.dataDir)).toEqual(['northlume.sqlite']);
    });

    it('every open is durable, whatever the file was left in', async () => {
      const options = await databases.fresh();
      await (await openDatabase(options)).close();
      const file = new DatabaseSync(sqliteFile(options.dataDir));
      file.exec('pragma journal_mode = delete; pragma synchronous = off');
      file.close();
      const writer = openSqliteWriter(sqliteFile(options.dataDir));
      expect(await writer.execute('pragma synchronous')).toMatchObject({ rows: [{ synchronous: 2 }] });
      expect(await writer.execute('pragma journal_mode')).toMatchObject({ rows: [{ journal_mode: 'wal' }] });
      expect(await writer.execute('pragma foreign_keys')).toMatchObject({ rows: [{ foreign_keys: 1 }] });
      await writer.close();
    });

    it('a full disk refuses the leads that do not fit, keeps those answered and recovers', async () => {
      const database = await databases.open();
      const leads = createLeads(database);
      const [pages] = await database.write(runStatement, 'pragma page_count');
      await database.write(runStatement, `pragma max_page_count = ${Number(pages?.page_count) + 20}`);
      const message = 'x'.repeat(4_000);
      const sent = Array.from({ length: 60 }, () => bookingLead({ idempotencyKey: randomUUID() }, { message }));
      const outcomes = await Promise.allSettled(sent.map((lead) => leads.keep(lead)));
      const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused.length).toBeGreaterThan(0);
      for (const reason of refused) expect(reason).toBeInstanceOf(DatabaseUnavailable);
      const kept = await database.read.selectFrom('leads').select('reference').execute();
      expect(kept.map((row) => row.reference).sort()).toEqual(
        answered.map((answer) => (answer as { reference: string }).reference).sort(),
      );
      await database.write(runStatement, 'pragma max_page_count = 1000000');
      const again = await Promise.all(sent.map((lead) => leads.keep(lead)));
      expect(again.filter(({ status }) => status === 'repeated')).toHaveLength(answered.length);
      expect(await database.read.selectFrom('leads').select('id').execute()).toHaveLength(sent.length);
    });
  }
});

import { Kysely } from 'kysely';
import type { StatementResult, WriterConnection } from './connection.ts';
import { connectionDialect, type DatabaseKind } from './dialect.ts';
import { createInserter, type Insert } from './inserter.ts';
import type { Prepared } from './prepared.ts';
import type { Schema } from './schema.ts';
import { classified, DatabaseUnavailable, isContention, isLockTimeout } from './unavailable.ts';

/** What a piece of work writes through: Kysely; whole rows and prepared statements where speed counts. */
export type Transaction = {
  kind: DatabaseKind;
  query: Kysely<Schema>;
  insert: Insert;
  run<Values, R>(statement: Prepared<Values, R>, values: Values): StatementResult<R> | Promise<StatementResult<R>>;
};

/**
 * One row's writing. It may run more than once before it is committed, so it does nothing but write and
 * waits for nothing but the database.
 */
export type Work<T> = (transaction: Transaction) => Promise<T>;

export type CommitQueue = {
  /**
   * Runs the work in a transaction shared with whatever else arrived, and answers after COMMIT.
   * Throws what the work threw, or `DatabaseUnavailable`; then nothing of it is kept.
   */
  write<T>(work: Work<T>): Promise<T>;
  /** Runs the work in a transaction of its own, outside of the others', and takes it back. Throws as `write` does. */
  rehearse(work: Work<unknown>): Promise<void>;
  /** Calls back after a commit that may hold new rows of the table. Gives the function that stops it. */
  onInserted(table: string, listener: () => void): () => void;
  /** Finishes what was accepted, refuses the rest, closes the connection. */
  close(): Promise<void>;
};

type Entry = { work: Work<unknown>; rehearsal: boolean; resolve(value: unknown): void; reject(error: unknown): void };
type Outcome = { value: unknown } | { error: unknown; again?: boolean };
/** Work that waited for another program's lock until the database gave up, and what it was told. */
type Locked = Map<Entry, Outcome>;

/** Rows in one transaction: more would keep the first of them waiting for the last. */
const batchLimit = 200;
/** Writes that may wait. Beyond this, "try later" at once is better for a visitor than a long wait. */
const queueLimit = 5_000;

/** The transaction is gone: a full disk rolls all of it back, a lost connection takes it along. */
class TransactionLost extends Error {}

/** Group commit on one writer connection: design.md, "Server". */
export function createCommitQueue(kind: DatabaseKind, connection: WriterConnection): CommitQueue {
  const query = new Kysely<Schema>({ dialect: connectionDialect(kind, connection) });
  const insert = createInserter(kind, connection);
  const transaction: Transaction = {
    kind,
    query,
    insert(table, row, conflict) {
      inserted.add(table);
      return insert(table, row, conflict);
    },
    run<Values, R>(statement: Prepared<Values, R>, values: Values) {
      const { sql, bind } = statement(kind, query);
      return connection.execute(sql, bind(values)) as StatementResult<R> | Promise<StatementResult<R>>;
    },
  };
  const waiting: Entry[] = [];
  const listeners = new Map<string, Set<() => void>>();
  const inserted = new Set<string>();
  let working: Promise<void> | undefined;
  let closed = false;

  function accept<T>(work: Work<T>, rehearsal: boolean): Promise<T> {
    if (closed) return Promise.reject(new DatabaseUnavailable('it is closed'));
    if (waiting.length >= queueLimit) return Promise.reject(new DatabaseUnavailable('too many writes are waiting'));
    return new Promise<T>((resolve, reject) => {
      waiting.push({ work, rehearsal, resolve: resolve as (value: unknown) => void, reject });
      working ??= drain();
    });
  }

  async function drain(): Promise<void> {
    while (waiting.length) {
      // Work that arrives in the same turn of the event loop shares the commit.
      await new Promise((next) => setImmediate(next));
      const entries = waiting.splice(0, batchLimit);
      const visitors = entries.filter(({ rehearsal }) => !rehearsal);
      if (visitors.length) await commit(visitors);
      for (const entry of entries) if (entry.rehearsal) await rehearse(entry);
    }
    working = undefined;
  }

  async function commit(entries: Entry[]): Promise<void> {
    const lockedOut: Locked = new Map();
    try {
      const outcomes = (await plainly(entries, lockedOut)) ?? (await carefully(entries, lockedOut));
      settle(entries, outcomes);
      for (const [index, entry] of entries.entries()) if (isAgain(outcomes[index])) await alone(entry);
    } catch (error) {
      if (error instanceof TransactionLost) {
        for (const entry of entries) await alone(entry);
      } else {
        for (const entry of entries) entry.reject(classified(error));
      }
    }
  }

  async function rehearse({ work, resolve, reject }: Entry): Promise<void> {
    try {
      await connection.begin();
      resolve(await work(transaction).finally(rollback));
    } catch (error) {
      reject(classified(error));
    }
    inserted.clear();
  }

  async function alone(entry: Entry): Promise<void> {
    try {
      const [outcome] = (await plainly([entry])) ?? [];
      settle([entry], [isAgain(outcome) ? { error: outcome.error } : (outcome as Outcome)]);
    } catch (error) {
      entry.reject(classified(error));
    }
  }

  /**
   * One transaction over all entries, which nearly always succeeds. When one of several fails, gives undefined:
   * nothing is kept. Throws when no transaction can be begun.
   */
  async function plainly(entries: Entry[], lockedOut: Locked = new Map()): Promise<Outcome[] | undefined> {
    await connection.begin();
    const outcomes: Outcome[] = [];
    try {
      for (const { work } of entries) outcomes.push({ value: await work(transaction) });
      await connection.execute('commit');
      return outcomes;
    } catch (error) {
      await rollback();
      inserted.clear();
      const failed = entries[outcomes.length];
      if (failed && isLockTimeout(error)) lockedOut.set(failed, { error: classified(error) });
      return entries.length === 1 ? [{ error: classified(error), again: isContention(error) }] : undefined;
    }
  }

  /**
   * One transaction in which each entry can fail by itself. Throws `TransactionLost` when none of it is kept. An entry
   * that has met a lock is not tried again. When a second one has, the lock is on a whole table: every later entry fails at once.
   */
  async function carefully(entries: Entry[], lockedOut: Locked): Promise<Outcome[]> {
    await connection.begin();
    const outcomes: Outcome[] = [];
    for (const entry of entries) {
      const [first, second] = lockedOut.values();
      const outcome = lockedOut.get(entry) ?? (second && first) ?? (await inSavepoint(entry.work));
      if ('error' in outcome && isLockTimeout(outcome.error)) lockedOut.set(entry, outcome);
      outcomes.push(outcome);
    }
    try {
      await connection.execute('commit');
    } catch (error) {
      await rollback();
      throw new TransactionLost('commit', { cause: error });
    }
    return outcomes;
  }

  async function inSavepoint(work: Work<unknown>): Promise<Outcome> {
    try {
      await connection.execute('savepoint lead');
      const value = await work(transaction);
      await connection.execute('release savepoint lead');
      return { value };
    } catch (error) {
      await undo(error);
      return { error: classified(error), again: isContention(error) };
    }
  }

  /** Takes back one row's writing. Works only while the transaction is still open. */
  async function undo(reason: unknown): Promise<void> {
    try {
      await connection.execute('rollback to savepoint lead');
      await connection.execute('release savepoint lead');
    } catch {
      await rollback();
      throw new TransactionLost('row', { cause: reason });
    }
  }

  async function rollback(): Promise<void> {
    try {
      await connection.execute('rollback');
    } catch {
      // Nothing to roll back: the database, or the lost connection, has done it.
    }
  }

  function settle(entries: Entry[], outcomes: Outcome[]): void {
    entries.forEach((entry, index) => {
      const outcome = outcomes[index] as Outcome;
      if (isAgain(outcome)) return;
      if ('error' in outcome) entry.reject(outcome.error);
      else entry.resolve(outcome.value);
    });
    for (const table of inserted) for (const listener of listeners.get(table) ?? []) listener();
    inserted.clear();
  }

  return {
    write: (work) => accept(work, false),
    rehearse: async (work) => void (await accept(work, true)),
    onInserted(table, listener) {
      const ofTable = listeners.get(table) ?? new Set();
      listeners.set(table, ofTable.add(listener));
      return () => ofTable.delete(listener);
    },
    async close() {
      closed = true;
      await working;
      await connection.close();
    },
  };
}

/** A row that lost to another process: its neighbours are committed, and it is tried once more alone. */
function isAgain(outcome: Outcome | undefined): outcome is { error: unknown; again: true } {
  return outcome !== undefined && 'error' in outcome && outcome.again === true;
}

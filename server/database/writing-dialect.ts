import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Answered, Asked } from './sqlite-thread.ts';
import { classified, DatabaseUnavailable } from './unavailable.ts';

/** Longest wait for those who write before (ms). */
const patience = 10_000;

/**
 * Writes to a SQLite file, which is made when it is missing, in a thread of its own: while the disk is slow, this thread
 * goes on. There is one connection, lent to one transaction after the other. Its queries throw `DatabaseUnavailable` where
 * trying later may help. A thread that breaks down is replaced at the next transaction.
 */
export function writingDialect(file: string): Dialect {
  return {
    createAdapter: () => new WritingAdapter(),
    createDriver: () => createDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class WritingAdapter extends SqliteAdapter {
  /** The driver lends the connection: Kysely's own queue knows no longest wait. */
  override get supportsMultipleConnections() {
    return true;
  }
  /** A migration is whole or did not happen, and `begin immediate` keeps a second process from making it too. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

function createDriver(file: string): Driver {
  let thread: ThreadConnection | undefined;
  let lent: Promise<unknown> = Promise.resolve();
  let giveBack = () => {};

  async function acquireConnection(): Promise<DatabaseConnection> {
    const before = lent;
    const { promise, resolve } = Promise.withResolvers<void>();
    lent = before.then(() => promise);
    if (!(await settledInTime(before))) {
      resolve();
      throw new DatabaseUnavailable('too many writes are waiting');
    }
    giveBack = resolve;
    if (!thread || thread.isLost) thread = new ThreadConnection(file);
    return thread;
  }

  const run = (statement: string) => async (connection: DatabaseConnection) =>
    void (await connection.executeQuery(CompiledQuery.raw(statement)));

  return {
    init: async () => {},
    acquireConnection,
    releaseConnection: async () => giveBack(),
    // A transaction that only reads at first would be refused at its first write when another process has written since.
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    destroy: async () => thread?.close(),
  };
}

async function settledInTime(before: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, patience, false);
  before.then(() => resolve(true));
  const isFree = await promise;
  clearTimeout(timer);
  return isFree;
}

/** The connection of a thread, which answers one statement before it is asked the next. */
class ThreadConnection implements DatabaseConnection {
  isLost = false;
  #worker: Worker;
  #waiting: { resolve(answer: QueryResult<never>): void; reject(error: unknown): void } | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (answer: Answered) => this.#hear(answer));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(new DatabaseUnavailable('its thread has ended')));
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return new Promise((resolve, reject) => {
      if (this.isLost) return reject(new DatabaseUnavailable('its thread has ended'));
      this.#waiting = { resolve, reject };
      this.#worker.postMessage({ sql, parameters } satisfies Asked);
    });
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async close(): Promise<void> {
    if (this.isLost) return;
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage(null satisfies Asked);
    await ended;
  }

  #hear(answer: Answered): void {
    if ('failure' in answer) {
      const { message, ...codes } = answer.failure;
      this.#waiting?.reject(classified(Object.assign(new Error(message), codes)));
      // Under `node --watch` the runtime sends messages of its own.
    } else if ('rows' in answer) {
      const { rows, changes } = answer;
      this.#waiting?.resolve({
        rows: rows as never[],
        ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      });
    }
  }

  #lose(error: unknown): void {
    this.isLost = true;
    this.#waiting?.reject(classified(error));
  }
}

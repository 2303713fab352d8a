import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { ThreadAnswer, ThreadRequest } from './sqlite-thread.ts';
import { classified, DatabaseUnavailable } from './unavailable.ts';

/** Longest wait for earlier writers (ms). */
const patience = 10_000;

/**
 * Writes in its own thread, so that a slow disk blocks nothing else. One transaction has the connection at a time.
 * Queries throw `DatabaseUnavailable` where a retry may help. A crashed thread is replaced at the next transaction.
 */
export function writingDialect(file: string, onLost: OnLost): Dialect {
  return {
    createAdapter: () => new WritingAdapter(),
    createDriver: () => createDriver(file, onLost),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Called once for each thread that ends after it has answered and before it is closed. */
type OnLost = (error: unknown) => void;

class WritingAdapter extends SqliteAdapter {
  /** The driver queues transactions: Kysely's own queue has no timeout. */
  override get supportsMultipleConnections() {
    return true;
  }
  /** Makes migrations atomic; `begin immediate` stops a second process from running them too. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

function createDriver(file: string, onLost: OnLost): Driver {
  let thread: Thread | undefined;
  let lent: Promise<unknown> = Promise.resolve();

  async function acquireConnection(): Promise<DatabaseConnection> {
    const before = lent;
    const { promise, resolve } = Promise.withResolvers<void>();
    lent = before.then(() => promise);
    if (!(await settledInTime(before))) {
      resolve();
      throw new DatabaseUnavailable('too many writes are waiting');
    }
    if (!thread || thread.isLost) thread = new Thread(file, onLost);
    return new LentConnection(thread, resolve);
  }

  return {
    init: async () => {},
    acquireConnection,
    beginTransaction: async (connection) => (connection as LentConnection).begin(),
    commitTransaction: (connection) => (connection as LentConnection).commit(),
    rollbackTransaction: (connection) => (connection as LentConnection).rollback(),
    releaseConnection: async (connection) => (connection as LentConnection).giveBack(),
    destroy: async () => thread?.close(),
  };
}

class LentConnection implements DatabaseConnection {
  readonly #thread: Thread;
  readonly giveBack: () => void;
  #state: 'idle' | 'to begin' | 'begun' | 'given back' = 'idle';

  constructor(thread: Thread, giveBack: () => void) {
    this.#thread = thread;
    this.giveBack = giveBack;
  }

  /** Deferred to the first statement, which saves a message. */
  begin(): void {
    this.#state = 'to begin';
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#state === 'given back') throw new Error('The connection was given back at its commit');
    const begins = this.#state === 'to begin';
    if (begins) this.#state = 'begun';
    const isWithin = this.#state === 'begun';
    return this.#thread.ask({ sql, parameters, ...(isWithin && { transaction: begins ? 'begins' : 'goes on' }) });
  }

  /** Releases the connection immediately: the thread answers in order and rolls back a failed commit itself. */
  async commit(): Promise<void> {
    const isEmpty = this.#state === 'to begin';
    const committed = isEmpty ? undefined : this.#thread.ask({ sql: 'commit', parameters: [], transaction: 'goes on' });
    this.#state = 'given back';
    this.giveBack();
    await committed;
  }

  async rollback(): Promise<void> {
    if (this.#state === 'begun') await this.#thread.ask({ sql: 'rollback', parameters: [] });
    this.#state = 'idle';
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

async function settledInTime(before: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, patience, false);
  before.then(() => resolve(true));
  const isFree = await promise;
  clearTimeout(timer);
  return isFree;
}

type PendingQuery = { resolve(answer: QueryResult<never>): void; reject(error: unknown): void };

class Thread {
  isLost = false;
  #hasAnswered = false;
  #isClosing = false;
  readonly #onLost: OnLost;
  readonly #worker: Worker;
  readonly #waiting: PendingQuery[] = [];

  constructor(file: string, onLost: OnLost) {
    this.#onLost = onLost;
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (answer: ThreadAnswer) => this.#hear(answer));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(new DatabaseUnavailable('its thread has ended')));
  }

  ask<R>(asked: NonNullable<ThreadRequest>): Promise<QueryResult<R>> {
    return new Promise((resolve, reject) => {
      if (this.isLost) return reject(new DatabaseUnavailable('its thread has ended'));
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(asked);
    });
  }

  async close(): Promise<void> {
    if (this.isLost) return;
    this.#isClosing = true;
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage(null satisfies ThreadRequest);
    await ended;
  }

  #hear(answer: ThreadAnswer): void {
    this.#hasAnswered = true;
    if ('failure' in answer) {
      const { message, ...codes } = answer.failure;
      this.#waiting.shift()?.reject(classified(Object.assign(new Error(message), codes)));
      // `node --watch` posts messages of its own.
    } else if ('rows' in answer) {
      const { rows, changes } = answer;
      this.#waiting.shift()?.resolve({
        rows: rows as never[],
        ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      });
    }
  }

  #lose(error: unknown): void {
    if (!this.isLost && this.#hasAnswered && !this.#isClosing) this.#onLost(error);
    this.isLost = true;
    for (const { reject } of this.#waiting.splice(0)) reject(classified(error));
  }
}

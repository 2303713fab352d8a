import pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { farOver, type Limit } from './limits.ts';

/** Longest wait (ms) for a count; then the request is counted in memory. */
const patience = 1_000;

export type LimitStore = {
  counter(name: string, limit: Limit): RateLimiterAbstract;
  close(): Promise<void>;
};

/**
 * Counts in PostgreSQL, if that is the database, so that processes count together; otherwise, or in an outage, in
 * memory.
 */
export async function openLimitStore(
  databaseUrl: string | undefined,
  onError: (error: Error) => void,
): Promise<LimitStore> {
  if (!databaseUrl) return { counter: inMemory, close: async () => undefined };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    // Counts may be lost in a power cut, so commits do not wait for the disk.
    options: '-c synchronous_commit=off',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  pool.on('error', onError);
  // For connections in use or given up: without a listener, their error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const shared = { storeClient: pool, storeType: 'pool', tableName: 'request_limits' };
  await makeTable(shared);
  const hurried = { query: (query: pg.QueryConfig) => inTime(pool.query(query)) };
  return {
    counter: (name, limit) =>
      new RateLimiterPostgres({
        ...shared,
        storeClient: hurried,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit.points,
        duration: limit.seconds,
        // Beyond this an address is refused without a query.
        inMemoryBlockOnConsumed: farOver(limit) + 1,
        insuranceLimiter: inMemory(name, limit),
      }),
    close: () => pool.end(),
  };
}

/** Does not cancel the statement. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const timeOut = () => reject(new Error('PostgreSQL did not count in time'));
    // Lets an answer that arrived while the process was busy win.
    timer = setTimeout(() => setImmediate(timeOut), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The library purges old rows every five minutes. */
function makeTable(shared: { storeClient: pg.Pool; storeType: string; tableName: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sweeper = { ...shared, points: 1, duration: 1, clearExpiredByTimeout: true };
    new RateLimiterPostgres(sweeper, (error) => (error ? reject(error) : resolve()));
  });
}

function inMemory(name: string, limit: Limit): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points: limit.points, duration: limit.seconds });
}

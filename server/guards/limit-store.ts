import pg from 'pg';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { farOver, type Limit } from './limits.ts';

/** Longest wait (ms) of a request for its count; after that it is counted in memory. */
const patience = 1_000;

/** Makes the counter of one limit. */
export type LimitStore = {
  counter(name: string, limit: Limit): RateLimiterAbstract;
  close(): Promise<void>;
};

/**
 * Where counts are kept: in this process's memory, or in PostgreSQL when that is the database, so that
 * several processes count together. When PostgreSQL does not answer, counts are kept in memory.
 */
export async function openLimitStore(
  databaseUrl: string | undefined,
  onError: (error: Error) => void,
): Promise<LimitStore> {
  if (!databaseUrl) return { counter: inMemory, close: async () => undefined };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    // A lost count after a power cut costs nothing, so these commits need not wait for the disk.
    options: '-c synchronous_commit=off',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  pool.on('error', onError);
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
        // From here on an address is refused without asking the database.
        inMemoryBlockOnConsumed: farOver(limit) + 1,
        insuranceLimiter: inMemory(name, limit),
      }),
    close: () => pool.end(),
  };
}

/** Throws when the answer takes longer than `patience`; the statement itself is not cancelled. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const disableScript = () => reject(new Error('PostgreSQL did not count in time'));
    // An answer that came while this process was busy is still read first.
    timer = setTimeout(() => setImmediate(disableScript), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the table when it is missing, and lets the library sweep out old rows every five minutes. */
function makeTable(shared: { storeClient: pg.Pool; storeType: string; tableName: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sweeper = { ...shared, points: 1, duration: 1, clearExpiredByTimeout: true };
    new RateLimiterPostgres(sweeper, (error) => (error ? reject(error) : resolve()));
  });
}

function inMemory(name: string, limit: Limit): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points: limit.points, duration: limit.seconds });
}

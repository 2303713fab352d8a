import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { classified, isSilence } from './unavailable.ts';

/** Timeouts (ms), after which it counts as an outage. */
const limits = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
};
const hour = 60 * 60_000;
const patientLimits = { ...limits, query_timeout: hour, statement_timeout: hour, lock_timeout: hour };

/** Per pool. Reads have their own pool, so waiting for a lock does not block them. */
const connections = 5;

/** Our int8 columns hold milliseconds, far below 2^53, so they are read as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Queries throw `DatabaseUnavailable` where a retry may help. @param patient without timeouts */
export function postgresDialect(connectionString: string, patient = false): Dialect {
  const pool = new pg.Pool({
    ...{ connectionString, types, max: connections, allowExitOnIdle: true, keepAlive: true },
    ...(patient ? patientLimits : limits),
  });
  // The pool replaces a broken idle connection; the next query reports the error.
  pool.on('error', () => {});
  // The same for connections in use or given up: without a listener, the error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch(rethrow);
    const known = clients.get(client);
    if (known) return known;
    const made = watched(client);
    // Not in Kysely's `onCreateConnection`: a connection that fails there is never released.
    await prepare(made).catch((error) => {
      client.release(true);
      throw error;
    });
    clients.set(client, made);
    return made;
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

/** Closes a connection that stops answering: its next statement would wait behind the unanswered one. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  async function query(text: string, values: readonly unknown[]) {
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      if (isSilence(error)) (client as unknown as pg.Client).end().catch(() => undefined);
      return rethrow(error);
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

/**
 * Waits for the disk at each commit. Compiles no statement: with thousands of leads PostgreSQL finds a list worth it, and is
 * busy for seconds before it reads for milliseconds.
 */
async function prepare(client: PostgresPoolClient): Promise<void> {
  const asked = `select current_setting('synchronous_commit') as setting, set_config('jit', 'off', false)`;
  const { rows } = await client.query<{ setting: string }>(asked, []);
  if (rows[0]?.setting === 'off') await client.query('set synchronous_commit = on', []);
}

function rethrow(error: unknown): never {
  throw classified(error);
}

export function isPostgres(database: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

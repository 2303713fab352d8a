import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { classified, isSilence } from './unavailable.ts';

/** A connection that is not free, or does not come, or a statement that does not end, within these (ms) is an outage. */
const limits = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
};
const hour = 60 * 60_000;
/** The same where nobody waits for an answer: more than any statement needs. */
const patientLimits = { ...limits, query_timeout: hour, statement_timeout: hour, lock_timeout: hour };

/** Connections of one pool. Reading and writing have one each: who waits for a lock keeps nobody from reading. */
const connections = 5;

/** Our int8 columns hold milliseconds, far below 2^53: read them as numbers, as SQLite gives them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Speaks to PostgreSQL through a pool. Queries throw `DatabaseUnavailable` where trying later may help.
 * @param patient whether a statement may take as long as it needs
 */
export function postgresDialect(connectionString: string, patient = false): Dialect {
  const pool = new pg.Pool({
    ...{ connectionString, types, max: connections, allowExitOnIdle: true, keepAlive: true },
    ...(patient ? patientLimits : limits),
  });
  // An idle connection that breaks is replaced by the pool at the next query, which then says what is wrong.
  pool.on('error', () => {});
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch(rethrow);
    const known = clients.get(client);
    if (known) return known;
    const made = watched(client);
    // Not in Kysely's `onCreateConnection`: a connection that fails in there is never given back.
    await waitForDisk(made).catch((error) => {
      client.release(true);
      throw error;
    });
    clients.set(client, made);
    return made;
  }
  return new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
}

/** A connection that stays silent is ended: its next statement would wait behind the one without an answer. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  // One that breaks while it is lent says so at its next query.
  client.on('error', () => {});
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

/** In a session that would answer before a commit is on the disk, it does so no more. */
async function waitForDisk(client: PostgresPoolClient): Promise<void> {
  const asked = `select current_setting('synchronous_commit') as setting`;
  const { rows } = await client.query<{ setting: string }>(asked, []);
  if (rows[0]?.setting === 'off') await client.query('set synchronous_commit = on', []);
}

function rethrow(error: unknown): never {
  throw classified(error);
}

/** Whether a database, or a transaction in it, is PostgreSQL: there several may write at once. */
export function isPostgres(database: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

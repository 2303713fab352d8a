import pg from 'pg';
import type { Connection, Row, StatementResult, WriterConnection } from './connection.ts';
import { isSilence } from './unavailable.ts';

/** A connection that does not come, or a statement that does not end, within these (ms) is an outage. */
const limits = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
};
const hour = 60 * 60_000;
/** The same where nobody waits for an answer: more than any statement needs. */
const patientLimits = { ...limits, query_timeout: hour, statement_timeout: hour };
const limitsOf = (patient: boolean) => (patient ? patientLimits : limits);
const readers = 5;

/** Our int8 columns hold milliseconds, far below 2^53: read them as numbers, as SQLite gives them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** A pool for reading. @param patient whether a statement may take as long as it needs */
export function openPostgresReader(connectionString: string, patient = false): Connection {
  const pool = new pg.Pool({ connectionString, types, max: readers, allowExitOnIdle: true, ...limitsOf(patient) });
  // An idle connection that breaks is replaced by the pool at the next query, which then says what is wrong.
  pool.on('error', () => {});
  return {
    execute: async (sql, parameters = []) => result(await pool.query(sql, [...parameters])),
    close: () => pool.end(),
  };
}

/**
 * The one connection that writes. It connects at its first transaction and again after a loss.
 * Throws when the session would answer before a commit is on the disk.
 * @param patient whether a statement may take as long as it needs
 */
export function openPostgresWriter(connectionString: string, patient = false): WriterConnection {
  let client: pg.Client | undefined;
  const names = new Map<string, string>();

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const fresh = new pg.Client({ connectionString, types, keepAlive: true, ...limitsOf(patient) });
    fresh.on('error', () => forget(fresh));
    fresh.on('end', () => forget(fresh));
    await fresh.connect();
    const { rows } = await fresh.query<{ setting: string }>(`select current_setting('synchronous_commit') as setting`);
    if (rows[0]?.setting === 'off') await fresh.query(`set synchronous_commit = on`);
    client = fresh;
    return fresh;
  }

  function forget(lost: pg.Client): void {
    if (client === lost) client = undefined;
  }

  /** Prepared once a session under a short name; the text of the statement is the key. */
  function nameOf(sql: string): string {
    const name = names.get(sql) ?? `s${names.size}`;
    names.set(sql, name);
    return name;
  }

  async function execute(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    if (!client) throw new Error('Connection terminated');
    const asked = client;
    const values = [...parameters];
    try {
      return result(await asked.query(values.length ? { name: nameOf(sql), text: sql, values } : sql));
    } catch (error) {
      if (isSilence(error)) {
        forget(asked);
        void asked.end().catch(() => undefined);
      }
      throw error;
    }
  }

  return {
    execute,
    async begin() {
      const current = await connected();
      try {
        await current.query('begin');
      } catch {
        // A connection that died unnoticed: one fresh try, nothing was under way. Its error is said if that fails too.
        forget(current);
        await current.end().catch(() => undefined);
        await (await connected()).query('begin');
      }
    },
    async close() {
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

function result(answer: pg.QueryResult): StatementResult {
  return { rows: answer.rows as Row[], changes: answer.rowCount ?? 0 };
}

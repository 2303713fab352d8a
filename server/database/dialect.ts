import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Connection } from './connection.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * Lets Kysely speak through one of our connections. Kysely's own dialects take a pool or a
 * better-sqlite3; the writer is one connection whose transactions the commit queue decides, and
 * `node:sqlite` is neither.
 */
export function connectionDialect(kind: DatabaseKind, connection: Connection): Dialect {
  const sqlite = kind === 'sqlite';
  return {
    createDriver: () => driver(connection),
    createAdapter: () => (sqlite ? new SqliteAdapter() : new PostgresAdapter()),
    createQueryCompiler: () => (sqlite ? new SqliteQueryCompiler() : new PostgresQueryCompiler()),
    createIntrospector: (db) => (sqlite ? new SqliteIntrospector(db) : new PostgresIntrospector(db)),
  };
}

async function refuseTransaction(): Promise<never> {
  throw new Error('Transactions go through database.write');
}

function driver(connection: Connection): Driver {
  const kyselyConnection: DatabaseConnection = {
    executeQuery,
    async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
      yield await executeQuery<R>(query);
    },
  };
  async function executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await connection.execute(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }
  return {
    init: async () => {},
    acquireConnection: async () => kyselyConnection,
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
    releaseConnection: async () => {},
    // The opener of the connection closes it.
    destroy: async () => {},
  };
}

import { Kysely } from 'kysely';
import type { Connection } from './connection.ts';
import { connectionDialect, type DatabaseKind } from './dialect.ts';
import { openPostgresReader } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqliteReader } from './sqlite.ts';
import { classified } from './unavailable.ts';

export type Reader = { kind: DatabaseKind; read: Kysely<Schema>; close(): Promise<void> };

/**
 * Opens a database that has all tables, for reading only. What reads throws `DatabaseUnavailable` where trying later may
 * help, as what writes does: nobody who reads has to know what the database's own errors mean.
 * @param databaseUrl `postgres://…`; absent: the SQLite file, which must exist
 * @param patient whether a statement may take as long as it needs, where nobody waits for an answer
 */
export function openReader(databaseUrl: string | undefined, sqliteFile: string, patient = false): Reader {
  const kind = databaseUrl ? 'postgres' : 'sqlite';
  const connection = databaseUrl ? openPostgresReader(databaseUrl, patient) : openSqliteReader(sqliteFile);
  const read = new Kysely<Schema>({ dialect: connectionDialect(kind, classifying(connection)) });
  return { kind, read, close: async () => connection.close() };
}

function classifying({ execute, close }: Connection): Connection {
  return {
    async execute(sql, parameters) {
      try {
        return await execute(sql, parameters);
      } catch (error) {
        throw classified(error);
      }
    },
    close,
  };
}

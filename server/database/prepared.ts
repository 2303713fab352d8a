import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Connection, StatementResult } from './connection.ts';
import type { Schema } from './schema.ts';

/** A statement that Kysely has compiled once; `Values` are its named parameters, `R` its rows. */
export type Prepared<Values, R> = {
  readonly sql: string;
  /** The parameters in the order of the statement's text. */
  bind(values: Values): unknown[];
  /** Only a type: what a row looks like. */
  readonly row?: R;
};

/** Marks the place of a named parameter while a statement is built. */
export type Placeholder<Values> = <K extends keyof Values & string>(name: K) => Values[K];

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a statement once: compiling takes Kysely longer than SQLite takes to run it.
 * @example prepare(db.read, (query, value: Placeholder<{ id: string }>) =>
 *   query.selectFrom('jobs').selectAll().where('id', '=', value('id')))
 */
export function prepare<Values, R>(
  query: Kysely<Schema>,
  build: (query: Kysely<Schema>, value: Placeholder<Values>) => Compilable<R>,
): Prepared<Values, R> {
  const compiled: CompiledQuery<R> = build(query, (name) => new Slot(name) as never).compile();
  const { sql, parameters } = compiled;
  return {
    sql,
    bind: (values) =>
      parameters.map((parameter) => (parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter)),
  };
}

/** Runs a prepared statement on a connection. */
export function runPrepared<Values, R>(
  connection: Connection,
  statement: Prepared<Values, R>,
  values: Values,
): StatementResult<R> | Promise<StatementResult<R>> {
  return connection.execute(statement.sql, statement.bind(values)) as StatementResult<R> | Promise<StatementResult<R>>;
}

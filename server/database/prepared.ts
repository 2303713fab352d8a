import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { DatabaseKind } from './dialect.ts';
import type { Schema } from './schema.ts';

/** A statement that Kysely compiles once for each kind of database; `Values` are its named parameters, `R` its rows. */
export type Prepared<Values, R> = (
  kind: DatabaseKind,
  query: Kysely<Schema>,
) => {
  readonly sql: string;
  /** The parameters in the order of the statement's text. */
  bind(values: Values): unknown[];
  /** Only a type: what a row looks like. */
  readonly row?: R;
};

/** Marks the place of a named parameter while a statement is built. */
export type Parameter<Values> = <K extends keyof Values & string>(name: K) => Values[K];

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Compiles a statement once: compiling takes Kysely longer than SQLite takes to run it. A limit is written into it
 * (`sql.lit`): SQLite plans a statement anew each time a limit is bound, which takes four times as long as running it.
 * @example prepare((query, value: Parameter<{ id: string }>) =>
 *   query.selectFrom('jobs').selectAll().where('id', '=', value('id')))
 */
export function prepare<Values, R>(
  build: (query: Kysely<Schema>, value: Parameter<Values>) => Compilable<R>,
): Prepared<Values, R> {
  const compiled = new Map<DatabaseKind, ReturnType<Prepared<Values, R>>>();
  return (kind, query) => {
    const known = compiled.get(kind);
    if (known) return known;
    const { sql, parameters }: CompiledQuery<R> = build(query, (name) => new Slot(name) as never).compile();
    const statement = {
      sql,
      bind: (values: Values) =>
        parameters.map((parameter) => (parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter)),
    };
    compiled.set(kind, statement);
    return statement;
  };
}

/** One row as a database gives it. */
export type Row = Record<string, unknown>;

/**
 * What a statement gave: its rows, and how many rows it wrote. `lastId` is SQLite's: the number of the row
 * that an insert made, when it made one.
 */
export type StatementResult<R = Row> = { rows: R[]; changes: number; lastId?: number };

/**
 * One connection, the same for both databases. SQLite answers at once, PostgreSQL later; `await` reads both.
 * Throws the database's own error: `unavailable.ts` says which of them mean "try again later"; `open-reader.ts` and the
 * commit queue ask it.
 */
export type Connection = {
  execute(sql: string, parameters?: readonly unknown[]): StatementResult | Promise<StatementResult>;
  close(): void | Promise<void>;
};

/** The connection that writes. */
export type WriterConnection = Connection & {
  /** Begins a transaction, waiting a short while for another process's. */
  begin(): Promise<void>;
};

import type { CommitQueue } from './commit-queue.ts';
import type { Unit } from './unit.ts';

/** What writes to the database, wherever it runs. */
export type Writer = {
  /**
   * Runs a unit of work in a transaction shared with whatever else arrived, and answers after COMMIT.
   * Throws what the unit threw, or `DatabaseUnavailable`; then nothing of it is kept.
   */
  write<Input, Output>(unit: Unit<Input, Output>, input: Input): Promise<Output>;
  /** Runs the unit in a transaction of its own and takes it back. Throws as `write` does. */
  rehearse<Input>(unit: Unit<Input, unknown>, input: Input): Promise<void>;
  /** Calls back after a commit that may hold new rows of the table. Gives the function that stops it. */
  onInserted(table: string, listener: () => void): () => void;
  /** Finishes what was accepted, refuses the rest, closes the connection. */
  close(): Promise<void>;
};

/** Writes from this thread: for a database whose answers are waited for without stopping it. */
export function writerHere(queue: CommitQueue): Writer {
  return {
    write: ({ run }, input) => queue.write((transaction) => run(transaction, input)),
    rehearse: ({ run }, input) => queue.rehearse((transaction) => run(transaction, input)),
    onInserted: queue.onInserted,
    close: queue.close,
  };
}

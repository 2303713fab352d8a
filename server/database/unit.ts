import type { Transaction } from './commit-queue.ts';

/**
 * A unit of work: what one request writes, as a function of plain data (what `structuredClone` takes). It may run in
 * another thread, which finds it by its module and its name there, and more than once before it is committed: it does
 * nothing but write, and waits for nothing but the database.
 */
export type Unit<Input, Output> = {
  readonly module: string;
  readonly name: string;
  run(transaction: Transaction, input: Input): Promise<Output>;
};

/**
 * Makes a unit of work.
 * @param module `import.meta.url`
 * @param name the name under which that module exports it
 */
export function unit<Input, Output>(
  module: string,
  name: string,
  run: (transaction: Transaction, input: Input) => Promise<Output>,
): Unit<Input, Output> {
  return { module, name, run };
}

// No library: three lines of output and the end of a command.
/** Prints one line to standard output. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** The time since `since` (from `performance.now()`), for people: `1.2 s`. */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** A failure that the user can act on: `main` prints its message without a stack. */
export class Problem extends Error {}

/** Runs a command. An error is printed and sets exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

/** One line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Seconds since `since` (a `performance.now()`), for reading. */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** A failure that a person can act on: the message is printed alone, without a stack. */
export class Problem extends Error {}

/** Runs a command's main function; a Problem ends it with its sentence, anything else with its stack. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

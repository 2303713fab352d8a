export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Time since `since` (from `performance.now()`), as `1.2 s`. */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** The user can fix it: `main` prints the message without a stack. */
export class Problem extends Error {}

export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}

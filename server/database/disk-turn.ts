/** What was begun last, settled or not. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does what waits until something is on the disk, one after the other in this process: each wait takes one of the few
 * threads that also read the pages from it, so that four at once would stop every page while the disk is slow. What is
 * done must not wait for another turn.
 */
export function inDiskTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

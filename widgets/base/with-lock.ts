/**
 * Runs `work` while no other tab of this origin holds the lock `name`. Where the page has no Web Locks
 * (plain http), or may not use them (a visitor who blocks all site data), the work runs at once: the
 * idempotency key keeps the server from keeping it twice.
 * @returns what `work` gives, or undefined when the lock is taken and `wait` is false.
 */
export async function withLock<Value>(
  name: string,
  wait: boolean,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  if (!navigator.locks) return work();
  let asked = false;
  const run = (lock: Lock | null) => {
    asked = true;
    return lock ? work() : undefined;
  };
  try {
    return await navigator.locks.request(`northlume:${name}`, { ifAvailable: !wait }, run);
  } catch (error) {
    if (asked) throw error;
    return work();
  }
}

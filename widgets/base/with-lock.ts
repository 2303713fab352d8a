/**
 * Runs `work` while no other tab of this origin holds the lock. Without Web Locks (plain HTTP, or site data blocked)
 * runs it immediately: the idempotency key prevents duplicates.
 * @returns the result of `work`; undefined if the lock is taken and `wait` is false
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
    return await navigator.locks.request(`itwidgets:${name}`, { ifAvailable: !wait }, run);
  } catch (error) {
    if (asked) throw error;
    return work();
  }
}

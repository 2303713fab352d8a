import type { Page } from 'playwright';

/**
 * Counts running timers, and a script's listeners on objects that outlive a widget (`window`, `document`, page
 * elements). Keeps no object alive.
 * @param path part of the script's address
 */
export async function countListeners(page: Page, path: string): Promise<void> {
  await page.addInitScript((path) => {
    type Entry = { target: WeakRef<EventTarget>; type: string; listener: WeakRef<object>; capture: boolean };
    const entries = new Set<Entry>();
    const timers = new Set<number>();
    const captures = (options: unknown) =>
      Boolean(typeof options === 'object' && options ? (options as { capture?: boolean }).capture : options);
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const forget = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
      for (const entry of entries)
        if (
          entry.target.deref() === target &&
          entry.type === type &&
          entry.listener.deref() === listener &&
          entry.capture === capture
        )
          entries.delete(entry);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      const { signal, once } = typeof options === 'object' && options ? options : {};
      const capture = captures(options);
      // An instance's signal is collected together with the instance.
      const ours = new Error().stack?.includes(path);
      if (ours && listener && !(target instanceof AbortSignal) && !signal?.aborted) {
        const entry = { target: new WeakRef(target), type, listener: new WeakRef(listener), capture };
        entries.add(entry);
        if (signal) add.call(signal, 'abort', () => entries.delete(entry), { once: true });
        if (once) add.call(target, type, () => entries.delete(entry), { once: true, capture });
      }
      return add.call(target, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      forget(this ?? window, type, listener, captures(options));
      return remove.call(this ?? window, type, listener, options);
    };
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => {
        const id: number = set(() => {
          timers.delete(id);
          run();
        }, delay);
        timers.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        timers.delete(id);
        clear(id);
      },
    });
    const outlives = (target: EventTarget) =>
      !(target instanceof Node) || (target.isConnected && !(target.getRootNode() instanceof ShadowRoot));
    Object.assign(window, {
      lasting: () => [
        ...[...entries]
          .flatMap(({ target, type }) => {
            const there = target.deref();
            return there && outlives(there) ? `${there.constructor.name} ${type}` : [];
          })
          .sort(),
        ...[...timers].map(() => 'timer'),
      ],
    });
  }, path);
}

export const lastingOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { lasting(): string[] }).lasting());

/** After garbage collection. */
export async function heldOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}

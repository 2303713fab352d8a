/** Time between two snapshots (ms). */
const lookEvery = 1_000;

/** Reports changed entries of a snapshot, in whatever process. */
export type News = {
  /** Returns a function that stops it. */
  listen(listener: (changed: string[]) => void): () => void;
};

/** Takes snapshots only while there are listeners. @param picture for each key, a text that differs after a change */
export function createNews(
  picture: () => Promise<ReadonlyMap<string, string>>,
  onProblem: (message: string, error: unknown) => void,
): News {
  const listeners = new Set<(changed: string[]) => void>();
  let timer: NodeJS.Timeout | undefined;
  let known: ReadonlyMap<string, string> | undefined;
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const seen = await picture();
      const before = known;
      known = seen;
      if (!before || !timer) return;
      const keys = new Set([...before.keys(), ...seen.keys()]);
      const changed = [...keys].filter((key) => before.get(key) !== seen.get(key));
      if (changed.length > 0) for (const listener of listeners) listener(changed);
    } catch (error) {
      onProblem('News could not be read', error);
    } finally {
      looking = false;
    }
  }

  return {
    listen(listener) {
      if (listeners.size === 0) {
        known = undefined;
        timer = setInterval(look, lookEvery).unref();
        void look();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

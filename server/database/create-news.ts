/** Between two looks for what this or another process wrote (ms). */
const lookEvery = 1_000;

/** Hears which entries of a small picture of the database have changed, whichever process changed them. */
export type News = {
  /** Calls back after each change with the keys, until the function that it gives is called. */
  listen(listener: (changed: string[]) => void): () => void;
};

/**
 * Looks only while somebody listens.
 * @param picture gives what is watched: a text for each key, which is another one when there is news
 */
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
      // At the first look everything is old.
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

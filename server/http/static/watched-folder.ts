import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** Files of a folder that changes rarely and is asked about often. */
export type WatchedFolder = {
  /** When a file was last changed, in milliseconds; undefined when it is not there, or its name is too long for the system. */
  changedAt(file: string): number | undefined;
  close(): void;
};

/**
 * How long, in milliseconds, an answer is believed without a word from the system: some file systems (shared ones, for
 * example) tell of no changes.
 */
const believed = 1_000;

/**
 * Answers from memory until the system says that something in the folder has changed. Only files that exist are
 * remembered: the names that strangers make up are countless.
 */
export function watchFolder(folder: string): WatchedFolder {
  const watchers = new Map<string, FSWatcher>();
  let known = new Map<string, number>();
  let knownSince = 0;

  function follow(path: string): void {
    try {
      const watcher = watch(path, { persistent: false }, (what, name) => {
        known = new Map();
        if (what !== 'rename' || name === null) return;
        // A folder may have come or gone, or one may have taken its place; a folder that goes also tells of itself.
        followAnew(join(path, name));
        if (name === basename(path)) followAnew(path);
      });
      watcher.on('error', () => drop(path));
      watchers.set(path, watcher);
    } catch {
      // Not there yet, or the system watches no more folders: `believed` has to do.
    }
  }

  /** Watches a folder, and those inside it, that may be new. What is no folder is left alone. */
  function followAnew(path: string): void {
    for (const watched of watchers.keys()) if (`${watched}${sep}`.startsWith(`${path}${sep}`)) drop(watched);
    try {
      if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
      follow(path);
      for (const entry of readdirSync(path, { withFileTypes: true }))
        if (entry.isDirectory()) followAnew(join(path, entry.name));
    } catch {
      // Gone meanwhile, or not for us to look at: `believed` has to do.
    }
  }

  function drop(path: string): void {
    watchers.get(path)?.close();
    watchers.delete(path);
  }

  followAnew(folder);
  return {
    changedAt: (file) => {
      const now = performance.now();
      if (now - knownSince > believed) {
        known = new Map();
        knownSince = now;
        if (!watchers.has(folder)) followAnew(folder);
      }
      const before = known.get(file);
      if (before !== undefined) return before;
      const changed = lookUp(file);
      if (changed !== undefined) known.set(file, changed);
      return changed;
    },
    close: () => {
      for (const path of [...watchers.keys()]) drop(path);
    },
  };
}

function lookUp(file: string): number | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  } catch {
    // A name that the system cannot have (ENAMETOOLONG) or may not look at: no file of ours.
    return undefined;
  }
}

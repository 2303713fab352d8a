import { type CommandProcess, startCommand } from './command-process.ts';

/** `npm run dev` in a folder. */
export type DevProcess = CommandProcess & {
  /** Counts how often a browser that has `path` open is told to load it again. */
  open: (path: string) => Promise<{ reloads: () => number; close: () => void }>;
};

/** Starts the development command of a copy of the project on a port of its own. */
export async function startDev(folder: string): Promise<DevProcess> {
  const dev = await startCommand(folder, process.execPath, ['tools/dev.mjs']);
  return {
    ...dev,
    async open(path) {
      const end = new AbortController();
      const headers = { referer: dev.url + path };
      const events = await fetch(`${dev.url}/__dev/events`, { headers, signal: end.signal });
      let reloads = 0;
      const listen = async () => {
        for await (const chunk of events.body ?? []) if (Buffer.from(chunk).includes('reload')) reloads++;
      };
      // Ends with an error when it is closed.
      listen().catch(() => undefined);
      return { reloads: () => reloads, close: () => end.abort() };
    },
  };
}

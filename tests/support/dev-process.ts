import { type CommandProcess, startCommand } from './command-process.ts';

export type DevProcess = CommandProcess & {
  open: (path: string) => Promise<{ reloads: () => number; close: () => void }>;
};

/** Runs in a copy of the project, on its own port. */
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
      listen().catch(() => undefined);
      return { reloads: () => reloads, close: () => end.abort() };
    },
  };
}

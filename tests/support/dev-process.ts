import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server-process.ts';

/** `npm run dev` in a folder. */
export type DevProcess = {
  url: string;
  /** All that it has said. */
  said: () => string;
  /** The HTML of an address; the answer to any status. */
  page: (path: string) => Promise<string>;
  /** Counts how often a browser that has `path` open is told to load it again. */
  open: (path: string) => Promise<{ reloads: () => number; close: () => void }>;
  stop: () => Promise<void>;
};

/** Starts the development command of a copy of the project on a port of its own. */
export async function startDev(folder: string): Promise<DevProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'northlume-dev-'));
  const child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  return {
    url,
    said: () => said,
    async page(path) {
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
      return answer?.text() ?? '';
    },
    async open(path) {
      const end = new AbortController();
      const headers = { referer: url + path };
      const events = await fetch(`${url}/__dev/events`, { headers, signal: end.signal });
      let reloads = 0;
      const listen = async () => {
        for await (const chunk of events.body ?? []) if (Buffer.from(chunk).includes('reload')) reloads++;
      };
      // Ends with an error when it is closed.
      listen().catch(() => undefined);
      return { reloads: () => reloads, close: () => end.abort() };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

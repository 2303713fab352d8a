import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/lib/port.mjs';

export type CommandProcess = {
  url: string;
  said: () => string;
  /** The body of any response; empty without a response. */
  page: (path: string) => Promise<string>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

/** Runs in a copy of the project, with its own port and data folder. */
export async function startCommand(folder: string, program: string, args: readonly string[]): Promise<CommandProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'northlume-command-'));
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      npm_config_update_notifier: 'false',
    },
  });
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
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
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../tools/lib/port.mjs';
import { root } from './repository.ts';

type Environment = Record<string, string | undefined>;

/**
 * The real server as its own process, with a data folder of its own: what `npm start` runs. It can be
 * killed as a power cut would and started again on the same address.
 */
export class ServerProcess {
  readonly url: string;
  readonly #environment: Environment;
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #log = '';

  constructor(port: number, environment: Environment) {
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), 'northlume-server-'));
    this.#environment = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
      DATABASE_URL: undefined,
      ...environment,
    };
  }

  /** Starts it and waits until it can take a lead. @throws with what it printed when it does not come up */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: this.#environment });
    this.#child = child;
    const keep = (chunk: Buffer) => {
      this.#log = `${this.#log}${chunk}`.slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(50);
    }
    throw new Error(`The server did not become ready:\n${this.#log}`);
  }

  /** Ends it with a signal and waits until it is gone. */
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** The leads in its database, through the same command that an owner uses: one line each. */
  async leads(): Promise<string[]> {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['server/leads/cli.ts', 'list'], {
      cwd: root,
      env: this.#environment as NodeJS.ProcessEnv,
    });
    return stdout.split('\n').filter((line) => line.includes('@'));
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A started ServerProcess on a port of its own. */
export async function startServerProcess(environment: Environment = {}): Promise<ServerProcess> {
  const server = new ServerProcess(await freePort(), environment);
  await server.start();
  return server;
}

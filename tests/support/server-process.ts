import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/lib/port.mjs';
import { leadLines } from './lead-lines.ts';
import { root } from './repository.ts';

type Environment = Record<string, string | undefined>;

/**
 * `npm start` in its own process with its own data folder. Can be killed as by a power cut, and restarted at the same
 * address.
 */
export class ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly #entry: string;
  readonly #folder: string;
  readonly #environment: Environment;
  #child: ChildProcess | undefined;
  #log = '';
  #ahead = 0;

  /** @param folder the project, or a copy of it */
  constructor(port: number, environment: Environment, entry: string, folder = root) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(join(tmpdir(), 'northlume-server-'));
    this.#entry = entry;
    this.#folder = folder;
    this.#environment = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      DATABASE_URL: undefined,
      ...environment,
    };
  }

  /**
   * Waits until it accepts leads.
   * @throws with its output if it does not start
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#entry], {
      cwd: this.#folder,
      env: { ...this.#environment, CLOCK_AHEAD: String(this.#ahead) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    const keep = (chunk: Buffer) => {
      this.#log = `${this.#log}${chunk}`.slice(-100_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('exit', (code, signal) => {
      if (this.#child === child) console.error(`A server of a test ended by itself (${signal ?? code}):\n${this.#log}`);
    });
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && child.exitCode === null) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok && child.exitCode === null) return;
      await wait(50);
    }
    throw new Error(`The server did not become ready:\n${this.#log}`);
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Works even while it is stopped. Requires the entry `sharedServerEntry`. */
  pass(milliseconds: number): void {
    this.#ahead += milliseconds;
    this.#child?.send(this.#ahead);
  }

  printed(): string {
    return this.#log;
  }

  /** Oldest first. */
  leads(): Promise<string[]> {
    return leadLines(this.dataDir);
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** @param entry another program, with its own clock or limits */
export async function startServerProcess(
  environment: Environment = {},
  entry = 'server/main.ts',
): Promise<ServerProcess> {
  const server = new ServerProcess(await freePort(), environment, entry);
  await server.start();
  return server;
}

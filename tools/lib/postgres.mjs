// Not a package: those download their own PostgreSQL. This runs the system’s, as its own user if started by root.
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './port.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';

/**
 * The newest installed version.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(home, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root; its package has a `postgres` user. */
async function owner() {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, 'postgres'], { quiet: true })));
  const [uid, gid] = ids.map(({ code, output }) => (code === 0 ? Number(output) : Number.NaN));
  if (Number.isNaN(uid) || Number.isNaN(gid))
    throw new Problem('PostgreSQL cannot run as root and there is no user "postgres" here.');
  return { uid, gid };
}

/**
 * Starts a temporary PostgreSQL with its own folder and local port.
 * @param {string} programs folder from `findPostgres`
 * @param {object} [options]
 * @param {string} [options.within] parent of its folder
 * @param {string[]} [options.made] options of initdb
 * @param {boolean} [options.syncs] waits for the disk at each commit
 * @param {Record<string, string>} [options.environment] variables of the server
 * @param {string[]} [options.settings] `name=value`
 * @returns {Promise<{ url: string, pid(): number | undefined, halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>, resume(): Promise<void>, stop(): Promise<void> }>}
 * halt: keeps the data (SIGINT closes connections, SIGQUIT is a crash); resume: restarts it; stop: deletes everything
 */
export async function startPostgres(programs, { within = tmpdir(), made: how = [], ...running } = {}) {
  const { uid, gid } = await owner();
  const folder = mkdtempSync(join(within, 'northlume-postgres-'));
  if (uid !== undefined) chownSync(folder, uid, gid);
  const as = { uid, gid, cwd: folder };
  const data = join(folder, 'data');

  const made = await runCommand(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', ...how],
    { quiet: true, spawn: as },
  );
  if (made.code !== 0) throw new Problem(`PostgreSQL could not make a database: ${made.output.trim()}`);

  let server;
  const halt = async (signal) => {
    server.process.kill(signal);
    await server.ended;
  };
  const run = async (port) => {
    server = serve(programs, as, data, port, running);
    if (await server.isReady()) return;
    await halt('SIGINT');
    throw new Problem(`PostgreSQL did not start: ${server.log().trim()}`);
  };
  const runSomewhere = async (triesLeft) => {
    const port = await freePort();
    try {
      await run(port);
      return port;
    } catch (error) {
      // Another process may have taken the port.
      if (triesLeft > 1 && /could not bind/.test(error.message)) return runSomewhere(triesLeft - 1);
      throw error;
    }
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const port = await runSomewhere(3);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      pid: () => server.process.pid,
      halt,
      resume: () => run(port),
      stop: () => halt('SIGINT').then(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** PostgreSQL accepts connections before it can answer them, so readiness is read from its log. */
function serve(programs, as, data, port, { syncs = false, environment, settings: further = [] }) {
  const address = ['-h', '127.0.0.1', '-p', String(port), '-k', as.cwd];
  const settings = ['max_connections=200', 'logging_collector=off', `fsync=${syncs ? 'on' : 'off'}`, ...further];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...address, ...settings.flatMap((one) => ['-c', one])],
    {
      ...as,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  let ready = false;
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-4000);
    ready ||= log.includes('ready to accept connections');
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  return {
    process: server,
    ended,
    log: () => log,
    async isReady() {
      for (let tries = 0; tries < 600 && !ready && server.exitCode === null; tries++) await wait(100);
      return ready;
    },
  };
}

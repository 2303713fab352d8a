import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './port.mjs';
import { runCommand } from './run-command.mjs';
import { Problem } from './say.mjs';

/**
 * The folder of the newest PostgreSQL's programs, when one is installed.
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

/** PostgreSQL refuses to run as root: then it runs as the `postgres` user that its package makes. */
async function owner() {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(['-u', '-g'].map((flag) => runCommand('id', [flag, 'postgres'], { quiet: true })));
  const [uid, gid] = ids.map(({ code, output }) => (code === 0 ? Number(output) : Number.NaN));
  if (Number.isNaN(uid) || Number.isNaN(gid))
    throw new Problem('PostgreSQL cannot run as root and there is no user "postgres" here.');
  return { uid, gid };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/**
 * Starts a throwaway PostgreSQL: own folder, own port on this machine only, nothing synced to disk.
 * @param {string} programs the folder of `findPostgres`
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPostgres(programs) {
  const { uid, gid } = await owner();
  const folder = mkdtempSync(join(tmpdir(), 'northlume-postgres-'));
  if (uid !== undefined) chownSync(folder, uid, gid);
  const as = { uid, gid, cwd: folder };
  const data = join(folder, 'data');

  const made = await runCommand(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { quiet: true, spawn: as },
  );
  if (made.code !== 0) throw new Problem(`PostgreSQL could not make a database: ${made.output.trim()}`);

  const port = await freePort();
  const options = [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    '-F',
    '-c',
    'max_connections=200',
    '-c',
    'logging_collector=off',
  ];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-4000);
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    // SIGINT is PostgreSQL's "fast" stop: open connections are closed.
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };

  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) break;
    if (await answers(port)) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
    await wait(100);
  }
  if (server.exitCode === null) await stop();
  throw new Problem(`PostgreSQL did not start: ${log.trim()}`);
}

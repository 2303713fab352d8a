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

  const run = async (triesLeft) => {
    const port = await freePort();
    const server = serve(programs, as, data, port);
    const stop = async () => {
      // SIGINT is PostgreSQL's "fast" stop: open connections are closed.
      server.process.kill('SIGINT');
      await server.ended;
    };
    if (await server.isReady()) return { port, stop };
    await stop();
    // Somebody else may have taken the port meanwhile.
    if (triesLeft > 1 && /could not bind/.test(server.log())) return run(triesLeft - 1);
    throw new Problem(`PostgreSQL did not start: ${server.log().trim()}`);
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { port, stop } = await run(3);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** One running PostgreSQL on a folder of data. It takes connections before it can answer them, so its own word counts. */
function serve(programs, as, data, port) {
  const address = ['-h', '127.0.0.1', '-p', String(port), '-k', as.cwd];
  const settings = ['max_connections=200', 'logging_collector=off'].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...address, '-F', ...settings], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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

import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backupFolder } from '../../../server/database/backup.ts';
import { sqliteFile } from '../../../server/database/database.ts';
import { mailFolderOf } from '../../../server/notifications/mail-folder.ts';
import { freePort } from '../../../tools/lib/port.mjs';
import { root } from '../../support/repository.ts';
import { booking } from '../../support/requests.ts';
import { ServerProcess } from '../../support/server-process.ts';

/** Paths that other users may read, list or write, with mode. */
function openToOthers(folder: string): string[] {
  return ['', ...(readdirSync(folder, { recursive: true }) as string[])]
    .map((name) => ({ name: name || '.', mode: statSync(join(folder, name)).mode & 0o777 }))
    .filter(({ mode }) => mode & 0o077)
    .map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

/** As left by an earlier version, or by an owner's `mkdir`. */
function openEverything(folder: string): void {
  for (const name of ['', ...(readdirSync(folder, { recursive: true }) as string[])]) {
    const path = join(folder, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
  }
}

const keepLead = (server: ServerProcess) =>
  fetch(`${server.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(booking),
  });

const command = (dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, DATA_DIR: dataDir } });

describe('the folder of data', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = new ServerProcess(await freePort(), {}, 'server/main.ts');
    chmodSync(server.dataDir, 0o755);
    await server.start();
    expect((await keepLead(server)).status).toBe(201);
  });
  afterAll(() => server.remove());

  test('whatever the server keeps is for its own user alone, also in a folder that others could read', async () => {
    const mails = mailFolderOf(server.dataDir);
    await expect.poll(() => readdirSync(mails).filter((name) => name.endsWith('.eml')).length).toBe(2);
    expect(openToOthers(server.dataDir)).toEqual([]);

    await command(server.dataDir, 'server/database/backup-cli.ts', 'backup');
    expect(readdirSync(backupFolder(server.dataDir))).toHaveLength(1);
    expect(openToOthers(server.dataDir)).toEqual([]);
  });

  test('the lists of leads and subscribers leave nothing behind that others could read', async () => {
    await server.kill('SIGKILL');
    openEverything(server.dataDir);
    for (const cli of ['server/leads/cli.ts', 'server/newsletter/cli.ts']) await command(server.dataDir, cli, 'list');
    expect(openToOthers(server.dataDir)).toEqual([]);
  });

  test('a start closes what an earlier version left open', async () => {
    openEverything(server.dataDir);
    expect(openToOthers(server.dataDir)).toEqual(expect.arrayContaining(['. 755', 'northlume.sqlite 644']));
    await server.start();
    expect(openToOthers(server.dataDir)).toEqual([]);
    expect(await server.leads()).toHaveLength(1);
  });

  test('a restored database is for its own user alone, whatever the copy was', async () => {
    await server.kill('SIGTERM');
    const carried = mkdtempSync(join(tmpdir(), 'northlume-carried-'));
    onTestFinished(() => rmSync(carried, { recursive: true }));
    cpSync(backupFolder(server.dataDir), carried, { recursive: true });
    const [copy = ''] = readdirSync(carried);
    chmodSync(join(carried, copy), 0o644);
    await command(server.dataDir, 'server/database/backup-cli.ts', 'restore', join(carried, copy));
    expect((statSync(sqliteFile(server.dataDir)).mode & 0o777).toString(8)).toBe('600');
  });
});

test('a folder that also holds what is not ours keeps its mode; our files in it are closed, and a warning says so', async () => {
  const server = new ServerProcess(await freePort(), {}, 'server/main.ts');
  onTestFinished(() => server.remove());
  chmodSync(server.dataDir, 0o755);
  const theirs = join(server.dataDir, 'their-site');
  mkdirSync(theirs);
  writeFileSync(join(theirs, 'index.html'), 'theirs');
  writeFileSync(sqliteFile(server.dataDir), '', { mode: 0o644 });
  await server.start();
  expect(openToOthers(server.dataDir)).toEqual(['. 755', 'their-site 755', join('their-site', 'index.html 644')]);
  expect(server.printed()).toContain(`Other users of this machine can list ${server.dataDir}`);
});

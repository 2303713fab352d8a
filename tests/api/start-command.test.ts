import { once } from 'node:events';
import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { claimPort } from '../../tools/lib/port.mjs';
import { copyProject } from '../../tools/lib/project-copy.mjs';
import { type CommandProcess, startCommand } from '../support/command-process.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { booking } from '../support/requests.ts';

/** Long, for a machine that does other things too; each wait ends as soon as it is true. */
const minutes = 60_000;
const patience = { timeout: 2 * minutes, interval: 100 };

describe('npm start', { timeout: 4 * minutes }, () => {
  let copy: ReturnType<typeof copyProject>;
  let site: CommandProcess | undefined;

  beforeAll(() => {
    copy = copyProject();
    rmSync(join(copy.folder, 'dist'), { recursive: true, force: true });
  }, minutes);
  afterEach(() => site?.stop(), minutes);
  afterAll(() => copy?.remove(), minutes);

  async function start(program = 'npm', ...args: string[]): Promise<CommandProcess> {
    site = await startCommand(copy.folder, program, args.length ? args : ['start']);
    await expect.poll(site.said, patience).toContain(`The site is at ${site.url}`);
    return site;
  }

  test('a tree without a built site is built, and its home page is served', async () => {
    const { page, said } = await start();
    expect(said()).toContain('Building');
    expect(await page('/')).toMatch(/<html lang="en-CA"[\s\S]*<h1/);
  });

  test('an unchanged tree is served again without building anything', async () => {
    const { page, said } = await start();
    expect(said()).not.toMatch(/build|install/i);
    expect(await page('/')).toMatch(/<html lang="en-CA"[\s\S]*<h1/);
  });

  /** What is served, by name; files that are named after their content have other names when it changes. */
  const served = () =>
    readdirSync(join(copy.folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('assets'))
      .sort();

  test('a changed text is built before it is served, and no file goes missing by that', async () => {
    const before = served();
    appendFileSync(
      join(copy.folder, 'site/content/library/cloud-migration-checklist.md'),
      '\n\nMarmots count first.\n',
    );
    const { page, said } = await start();
    expect(said()).toContain('Building');
    expect(await page('/library/cloud-migration-checklist')).toContain('Marmots count first.');
    expect(served()).toEqual(before);
  });

  test('a signal to the command ends the server with it', async () => {
    const { url, stop } = await start();
    await stop();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  test.each([
    ['npm', 'npm', 'start'],
    ['what npm starts', process.execPath, 'tools/start.mjs'],
  ])('a kill of %s ends the server too, which finishes what it has accepted', async (_what, program, ...args) => {
    const { url, kill } = await start(program, ...args);
    const { socket, heard, closed } = await rawConnection(url);
    const body = JSON.stringify(booking);
    socket.write(
      `POST /api/contacts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    await expect.poll(heard, patience).toContain('100 Continue');
    await kill();
    await expect.poll(() => fetch(url).catch(() => 'gone'), patience).toBe('gone');
    socket.write(body);
    await closed;
    expect(heard()).toContain('201 Created');
  });
});

test('a start that meets a held port names the process that holds it', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  // Only Linux tells.
  const name = process.platform === 'linux' ? ` by .+ \\(process ${process.pid}\\)` : '';
  await expect(claimPort(port, '127.0.0.1')).rejects.toThrow(
    new RegExp(`^Port ${port} is in use${name}: stop what uses it`),
  );
  holder.close();
});

import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { claimPort } from '../../tools/lib/port.mjs';
import { copyProject } from '../../tools/lib/project-copy.mjs';
import { type CommandProcess, startCommand } from '../support/command-process.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { booking } from '../support/requests.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

/** Long enough for busy machines; each wait ends once its condition holds. */
const minutes = 60_000;
const patience = { timeout: 2 * minutes, interval: 100 };

const path = '/library/cloud-migration-checklist';
const headingOfAdded = /<h1[^>]*>Cloud migration checklist/;

let copy: ReturnType<typeof copyProject>;
const fileOf = (address: string) => join(copy.folder, `site/content${address}.md`);
beforeAll(() => {
  // In the gate nothing is built.
  copy = copyProject(wholeSet ? ['node_modules'] : ['node_modules', 'site/.cache']);
  if (!wholeSet) markFinished();
}, minutes);
afterAll(() => copy?.remove(), minutes);

/** A start would do in the background what the gate's build leaves out (`finishSite`). */
function markFinished(): void {
  const file = join(copy.folder, 'dist/_server/build-stamp.json');
  const stamp = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...stamp, finished: true }));
}

describe('npm start', { timeout: 30 * minutes }, () => {
  let site: CommandProcess | undefined;

  afterEach(() => site?.stop(), minutes);

  async function start(program = 'npm', ...args: string[]): Promise<CommandProcess> {
    site = await startCommand(copy.folder, program, args.length ? args : ['start']);
    await expect.poll(site.said, patience).toContain(`The site is at ${site.url}`);
    return site;
  }

  // The gate builds such a tree before its first test.
  beforeRelease('a tree without a built site is built, and its home page is served', async () => {
    rmSync(join(copy.folder, 'dist'), { recursive: true, force: true });
    const { page, said } = await start();
    expect(said()).toContain('Building');
    expect(await page('/')).toMatch(/<html lang="en-CA"[\s\S]*<h1/);
    // Runs next to the server, and once: later starts find it done. It yields to all other work, here to a
    // quarter of an hour of kills (killed-server).
    await expect.poll(said, { ...patience, timeout: 28 * minutes }).toContain('Share images and compression are done');
  });

  test('an unchanged tree is served again without building anything, and a signal to the command ends the server with it', async () => {
    const { page, said, url, stop } = await start();
    expect(said()).not.toMatch(/build|install/i);
    expect(await page('/')).toMatch(/<html lang="en-CA"[\s\S]*<h1/);
    await stop();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  /** Files without a content hash in their name. */
  const served = () =>
    readdirSync(join(copy.folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('assets'))
      .sort();

  if (wholeSet)
    test('a changed text is built before it is served, all pages in at most 600 MB of memory, and no file goes missing by that', async () => {
      const before = served();
      appendFileSync(fileOf(path), '\n\nMarmots count first.\n');
      const peaks = join(copy.folder, 'peaks');
      process.env.NODE_OPTIONS = `--import=${new URL('../support/peak-memory.mjs', import.meta.url).href}`;
      process.env.PEAK_MEMORY_FILE = peaks;
      const { page, said } = await start();
      delete process.env.NODE_OPTIONS;
      delete process.env.PEAK_MEMORY_FILE;
      expect(said()).toContain('Building');
      expect(await page(path)).toContain('Marmots count first.');
      expect(served()).toEqual(before);
      // Only pages count: share images and compression run in another process.
      const [, kilobytes] = /^(\d+) \S*eleventy/m.exec(readFileSync(peaks, 'utf8')) ?? [];
      expect(Number(kilobytes)).toBeGreaterThan(100_000);
      // 480 MB on a quiet machine; beside other work garbage is collected later.
      expect(Number(kilobytes)).toBeLessThanOrEqual(600_000);
    });

  // In the gate `swap-dist` holds when dist/ changes.
  beforeRelease('a build that is refused is named with file and line, and the site as it was is served', async () => {
    const before = served();
    const text = readFileSync(fileOf(path), 'utf8');
    writeFileSync(fileOf(path), `${text}\n\nSee [the burrow](/library/burrow).\n`);
    const { page, said } = await start();
    // The first message, without tool output.
    expect(said()).toMatch(
      new RegExp(`One thing to fix before the site can be built:\n  site/content${path}.md:\\d+ link /library/burrow`),
    );
    expect(said()).not.toMatch(/Eleventy|\[11ty\]|stack/);
    expect(await page(path)).toMatch(headingOfAdded);
    expect(await page(path)).not.toContain('burrow');
    expect(served()).toEqual(before);
    writeFileSync(fileOf(path), text);
  });

  const killed = [
    ['npm', 'npm', 'start'],
    ['what npm starts', process.execPath, 'tools/start.mjs'],
  ] as const;
  beforeRelease.each(killed)(
    'a kill of %s ends the server too, which finishes what it has accepted',
    async (_what, program, ...args) => {
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
    },
  );
});

test('a start that meets a held port says what to do', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  await expect(claimPort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use: stop what uses it`);
  holder.close();
});

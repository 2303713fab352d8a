import { once } from 'node:events';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { claimPort } from '../../tools/lib/port.mjs';
import { copyProject } from '../../tools/lib/project-copy.mjs';
import { type CommandProcess, startCommand } from '../support/command-process.ts';
import { type DevProcess, startDev } from '../support/dev-process.ts';
import { rawConnection } from '../support/raw-connection.ts';
import { booking } from '../support/requests.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

/** Long enough for busy machines; each wait ends once its condition holds. */
const minutes = 60_000;
const patience = { timeout: 2 * minutes, interval: 100 };

const path = '/library/cloud-migration-checklist';
const other = '/library/it-budget-planning-guide';
const added = '/library/marmots';
const draft = '/library/badgers';
const headingOfAdded = /<h1[^>]*>Cloud migration checklist/;

let copy: ReturnType<typeof copyProject>;
let original: string;
const fileOf = (address: string) => join(copy.folder, `site/content${address}.md`);
beforeAll(() => {
  // In the gate nothing is built.
  copy = copyProject(wholeSet ? ['node_modules'] : ['node_modules', 'site/.cache']);
  if (!wholeSet) markFinished();
  original = readFileSync(fileOf(path), 'utf8');
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
    test('a changed text is built before it is served, all pages in at most 500 MB of memory, and no file goes missing by that', async () => {
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
      expect(Number(kilobytes)).toBeLessThanOrEqual(500_000);
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

// Whoever writes the site runs it all day; in the gate `npm start` stands for both.
if (wholeSet)
  describe('npm run dev', { timeout: 4 * minutes }, () => {
    let dev: DevProcess;
    const save = (text: string, address = path) => writeFileSync(fileOf(address), text);

    beforeAll(async () => {
      // Changed, so that the whole site is built first: its message also shows that the page watcher listens.
      save(`${original}\n`);
      dev = await startDev(copy.folder);
      await vi.waitUntil(() => dev.said().includes('The whole site is built'), { ...patience, timeout: 10 * minutes });
    }, 11 * minutes);

    afterAll(async () => {
      await dev?.stop();
    }, minutes);

    test('a changed text shows, and the open page is told to load itself again', async () => {
      const browser = await dev.open(path);
      save(`${original}\n\nMarmots count first.\n`);
      await expect.poll(() => dev.page(path), patience).toContain('Marmots count first.');
      await expect.poll(browser.reloads, patience).toBeGreaterThan(0);
      browser.close();
    });

    test('a mistake is told with file and line, the page stays as it was, and other pages go on', async () => {
      const line = original.split('\n').findIndex((text) => text.startsWith('lead:')) + 1;
      // With new text too, because a build of the previous save may read this one.
      save(`${original.replace(/^lead:/m, 'laed:')}\n\nMarmots count first.\n`);
      await expect
        .poll(dev.said, patience)
        .toContain(`site/content${path}.md:${line} laed: is not a field of this kind of page. Did you mean "lead"?`);
      expect(await dev.page(path)).toContain('Marmots count first.');

      save(`${readFileSync(fileOf(other), 'utf8')}\n\nBadgers budget.\n`, other);
      await expect.poll(() => dev.page(other), patience).toContain('Badgers budget.');
    });

    test('the mended file shows', async () => {
      save(original.replace(/^title: .*$/m, 'title: "Mended by marmots"'));
      await expect.poll(() => dev.page(path), patience).toMatch(/<h1[^>]*>Mended by marmots/);
    });

    test('a link that leads nowhere is told with file and line, and the page shows all the same', async () => {
      save(`${original.trimEnd()}\n\nSee [the burrow](/library/burrow).\n`);
      const line = original.trimEnd().split('\n').length + 2;
      await expect.poll(dev.said, patience).toContain(`site/content${path}.md:${line} link /library/burrow`);
      expect(await dev.page(path)).toContain('href="/library/burrow"');
    });

    test('a new page is there, and a draft stops nothing', async () => {
      save(original);
      save(original.replace(/^title:/m, 'draft: true\ntitle:'), draft);
      save(original, added);
      await expect.poll(() => dev.page(added), patience).toMatch(headingOfAdded);
      expect(await dev.page(draft)).not.toMatch(headingOfAdded);
    });

    test('a changed widget shows, open pages are told and name the new script; a changed title shows in the list of its folder and in the search; a page whose file is deleted is gone', async () => {
      const file = join(copy.folder, 'widgets/ui/Toast.tsx');
      const named = async () => /<script type="module" src="([^"]+)"/.exec(await dev.page(path))?.[1];
      const before = await named();
      const browser = await dev.open(path);
      expect(await dev.page('/widgets.js')).toContain('Close message');
      expect(await dev.page(added)).toMatch(headingOfAdded);
      rmSync(fileOf(added));
      save(original.replace(/^title: .*$/m, 'title: "Marmots move house"'));
      writeFileSync(file, readFileSync(file, 'utf8').replace('Close message', 'Marmots close it'));
      // Before any request: a client that has requested the new page gets no reload.
      await expect.poll(browser.reloads, patience).toBeGreaterThan(0);
      await expect.poll(() => dev.page('/widgets.js'), patience).toContain('Marmots close it');
      await expect.poll(named, patience).not.toBe(before);
      browser.close();
      expect(await dev.page(path)).toMatch(/<h1[^>]*>Marmots move house/);
      await expect.poll(() => dev.page('/library'), patience).toContain('Marmots move house');
      await expect.poll(() => dev.page('/search?q=marmots'), patience).toContain(path);
      await expect.poll(() => dev.page(added), patience).not.toMatch(headingOfAdded);
    });

    test('a changed server answers anew, and open pages are told', async () => {
      const file = join(copy.folder, 'server/http/refusal.ts');
      const browser = await dev.open('/contact-us');
      const sentence = 'There is nothing at this address.';
      expect(await dev.page('/api/burrow')).toContain(sentence);
      writeFileSync(file, readFileSync(file, 'utf8').replace(sentence, 'Marmots live elsewhere.'));
      await expect.poll(() => dev.page('/api/burrow'), patience).toContain('Marmots live elsewhere.');
      await expect.poll(browser.reloads, patience).toBeGreaterThan(0);
      browser.close();
    });
  });

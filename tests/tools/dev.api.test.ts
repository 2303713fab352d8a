import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyProject } from '../../tools/lib/project-copy.mjs';
import { type DevProcess, startDev } from '../support/dev-process.ts';

// Whoever writes the site runs it all day; in the gate `npm start` stands for both.

const minutes = 60_000;
const patience = { timeout: 2 * minutes, interval: 100 };

const path = '/library/cloud-migration-checklist';
const other = '/library/it-budget-planning-guide';
const added = '/library/marmots';
const draft = '/library/badgers';
const headingOfAdded = /<h1[^>]*>Cloud migration checklist/;

describe('npm run dev', { timeout: 4 * minutes }, () => {
  let copy: ReturnType<typeof copyProject>;
  let original: string;
  let dev: DevProcess;
  const fileOf = (address: string) => join(copy.folder, `site/content${address}.md`);
  const save = (text: string, address = path) => writeFileSync(fileOf(address), text);

  beforeAll(async () => {
    copy = copyProject(['node_modules']);
    original = readFileSync(fileOf(path), 'utf8');
    // Changed, so that the whole site is built first: its message also shows that the page watcher listens.
    save(`${original}\n`);
    dev = await startDev(copy.folder);
    await vi.waitUntil(() => dev.said().includes('The whole site is built'), { ...patience, timeout: 10 * minutes });
  }, 11 * minutes);

  afterAll(async () => {
    await dev?.stop();
    copy?.remove();
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

import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../../tools/lib/project-copy.mjs';
import { type CommandProcess, startCommand } from '../support/command-process.ts';

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

  async function start(): Promise<CommandProcess> {
    site = await startCommand(copy.folder, 'npm', ['start']);
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
});

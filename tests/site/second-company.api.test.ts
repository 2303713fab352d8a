import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { company as first } from '../../shared/company/company.ts';
import { freePort } from '../../tools/lib/port.mjs';
import { copyProject } from '../../tools/lib/project-copy.mjs';
import { ofSample } from '../support/of-sample.ts';
import { ServerProcess } from '../support/server-process.ts';
import { wholeSet } from '../support/whole-set.ts';

/* `npm run rebrand` for a second company in other cities, on a copy: nothing of the first is left in pages, scripts, mails. */

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M4 4h32v32H4z" fill="#4cc9f0"/></svg>';

const answers = {
  name: 'Harbourline Managed Technology Services of Greater Hamilton',
  shortName: 'Harbourline',
  assistant: 'Marlo',
  tagline: 'We pick up.',
  origin: 'https://www.harbourline.example',
  phone: '905 555 0188',
  email: 'hello@harbourline.example',
  foundingYear: '2004',
  employees: '14',
  offices:
    'Hamilton; 1 King Street West; L8P 1A1; 43.2557; -79.8711 | Burlington; 2 Brant Street; L7R 1A1; 43.3255; -79.799',
  cities: 'Hamilton; 43.2557; -79.8711 | Burlington; 43.3255; -79.799 | Stoney Creek; 43.2173; -79.7653',
  colours: 'accent #4cc9f0, moss #0b4f71, ink #0d1526',
  logo: 'harbourline.svg',
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Also the first company's name in the names of our own things: storage, global, packages. */
const ofTheFirst = new RegExp(
  [
    first.shortName,
    `\\b${first.assistant}\\b`,
    escaped(first.phone.display),
    escaped(first.phone.e164),
    escaped(first.tagline),
    `Since ${first.foundingYear}`,
    ...first.offices.flatMap(({ street, postalCode }) => [escaped(street), postalCode]),
    // The lamp, and the colours of the first.
    'class="wordmark__lamp',
    '#b9f227|#3d6410|#0e1713',
    'two offices, in Toronto',
    'Toronto time|heure de Toronto',
  ].join('|'),
  'gi',
);

/** As the home of the company: content about a town is a text's own (`npm run mine` lists it). */
const atHome = /\b(?:our (?:two )?offices?|team|based|find us) in (?:Toronto|Richmond Hill)|Toronto office/g;

if (wholeSet) {
  let copy: ReturnType<typeof copyProject>;
  const at = (file: string) => join(copy.folder, file);
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: copy.folder });
  const textsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz|png|ico|woff2|avif|webp|jpg|bin)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file: relative(copy.folder, file), text: readFileSync(file, 'utf8') }));
  const left = (texts: readonly { file: string; text: string }[], pattern: RegExp) =>
    texts.flatMap(({ file, text }) => {
      const found = text.match(pattern);
      return found ? [`${file}: ${[...new Set(found)].join(', ')}`] : [];
    });

  ofSample(describe)('after npm run rebrand for a second company', { timeout: 900_000 }, () => {
    beforeAll(async () => {
      copy = copyProject(['node_modules', 'dist']);
      writeFileSync(at('harbourline.svg'), logo);
      writeFileSync(at('answers.json'), JSON.stringify(answers));
      await run('tools/rebrand.mjs', 'answers.json');
      // Without share images and full compression.
      const program = `import { buildSite } from './tools/lib/site-build.mjs'; await buildSite();`;
      rmSync(at('dist'));
      await run('--input-type=module', '--eval', program);
    }, 1_800_000);
    afterAll(() => copy?.remove(), 300_000);

    test('no page, script, feed or calendar has anything of the first', () => {
      expect(left(textsIn(at('dist')), ofTheFirst)).toEqual([]);
    });

    test('no page says that the company is in the cities of the first', () => {
      const pages = textsIn(at('dist')).filter(({ file }) => file.endsWith('.html'));
      expect(left(pages, atHome)).toEqual([]);
    });

    test('its own name, colours, logo and cities are there', () => {
      const home = readFileSync(at('dist/index.html'), 'utf8');
      for (const words of ['Harbourline', '#4cc9f0', '/brand/logo.svg', 'Stoney Creek', '(905) 555-0188'])
        expect(home).toContain(words);
      expect(readFileSync(at('dist/icon.svg'), 'utf8')).toContain('#4cc9f0');
    });

    test('the notes of the build say in one line what becomes of the old addresses of the first', () => {
      const notes = JSON.parse(readFileSync(at('dist/_server/notes.json'), 'utf8')) as { file: string; what: string }[];
      const ofOld = notes.filter(
        ({ file, what }) => file.startsWith('site/redirects/') || what.includes('was published and is gone'),
      );
      expect(ofOld.map(({ what }) => what)).toEqual([expect.stringMatching(/^has \d+ old addresses of the sample/)]);
    });

    test('its files, with the example of each, have no error of type or lint', async () => {
      const written = ['company.ts', 'places.ts', 'palette.ts'];
      const files = readdirSync(at('owner')).filter((name) => name.endsWith('.ts') && !written.includes(name));
      const before = new Map(files.map((name) => [name, readFileSync(at(`owner/${name}`), 'utf8')]));
      for (const [name, text] of before) writeFileSync(at(`owner/${name}`), withExample(text));
      await expect(run('node_modules/typescript/bin/tsc', '--noEmit')).resolves.toMatchObject({ stdout: '' });
      await run('node_modules/@biomejs/biome/bin/biome', 'check', 'owner', '--no-errors-on-unmatched');
      for (const [name, text] of before) writeFileSync(at(`owner/${name}`), text);
    });

    test('neither has an email', async () => {
      const server = new ServerProcess(await freePort(), {}, 'server/main.ts', copy.folder);
      await server.start();
      const post = (path: string, body: object) =>
        fetch(`${server.url}${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: server.url },
          body: JSON.stringify(body),
        });
      const contact = { email: 'ada@visitor.example', page: '/contact-us' };
      const lead = { form: 'booking', name: 'Ada Byron', phone: '416-555-0100', company: 'Engines', service: 'cloud' };
      const answered = await post('/api/contacts', { ...contact, ...lead, message: 'Please call in the morning' });
      expect(answered.status, await answered.text()).toBe(201);
      await expect.poll(() => mails(server.dataDir).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
      expect(left(mails(server.dataDir), ofTheFirst)).toEqual([]);
      await server.remove();
    });

    test('the quick tests pass, as those that state what the sample has are skipped', async () => {
      const finish = `import { finishSite } from './tools/lib/site-build.mjs'; await finishSite({ forTests: true });`;
      await run('--input-type=module', '--eval', finish);
      // Tests about the repository list its files with git.
      await promisify(execFile)('git', ['init', '--quiet'], { cwd: copy.folder });
      const { PATH, HOME, TMPDIR } = process.env;
      const env = { PATH, HOME, TMPDIR, NODE_ENV: 'test', TEST_SET: 'gate', TEST_WORKERS: '2' };
      const args = [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        '--reporter=./tools/lib/counts-reporter.mjs',
      ];
      const tested = promisify(execFile)(process.execPath, args, {
        cwd: copy.folder,
        env,
        maxBuffer: 64 * 1024 * 1024,
      });
      const { stdout } = await tested.catch(({ stdout: said }) => Promise.reject(new Error(said)));
      expect(stdout).toMatch(/^Skipped \(states the sample’s /m);
    });
  });
}

/** What the comment of a file of owner/ gives as an example, as the file's own value. */
function withExample(text: string): string {
  const [, example] = /For\s*\*?\s*example:\s*\*?([\s\S]*?)\*\//.exec(text) ?? [];
  return text.replace(/(export const \w+ = ).*;/, `$1${example?.replace(/^ \* ?/gm, '')};`);
}

const mails = (dataDir: string) =>
  readdirSync(join(dataDir, 'outbox'), { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.eml'))
    .map(({ name }) => ({ file: name, text: decoded(readFileSync(join(dataDir, 'outbox', name), 'utf8')) }));

/** Quoted-printable and base64 parts as text. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n)+/gm, (part) => Buffer.from(part, 'base64').toString());

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import releaseDays from '../../site/data/widget-releases.json' with { type: 'json' };
import { integrityOf, release, withDay, withRelease } from '../../tools/lib/release.mjs';

const folder = 'site/public/widgets';
const docs = readFileSync('docs/widgets.md', 'utf8');

/** `/widgets/versions.json`, as it is served. */
const list = JSON.parse(readFileSync('dist/widgets/versions.json', 'utf8')) as {
  latest: string;
  servedMonths: number;
  versions: { version: string; script: string; integrity: string; released: string }[];
};
const numbers = (version: string) => version.split('.').map(Number);
const byAge = (one: string, other: string) =>
  numbers(one).reduce((order, number, at) => order || number - (numbers(other)[at] ?? 0), 0);

/** What changed in the folder, commit by commit, the uncommitted last: `A`dded, `M`odified or `D`eleted, and the version. */
function changes(): { how: string; version: string }[][] {
  const git = (...args: string[]) => execFileSync('git', [...args, '--no-renames', '--name-status', '--', folder]);
  const log = `${git('log', '--reverse', '--format=format:@')}@\n${git('diff', 'HEAD')}`;
  return log.split('@').map((commit) =>
    [...commit.matchAll(/^([AMD])\t\S*\/(\d+\.\d+\.\d+)\.js$/gm)].map(([, how = '', version = '']) => ({
      how,
      version,
    })),
  );
}

describe('the versions of the script that partners may pin', () => {
  test('versions.json lists every file there is and no other, oldest first, each with the hash of its bytes as they are served', () => {
    const released = list.versions.map(({ version }) => version);
    const files = released.flatMap((version) => [`${version}.js`, `${version}.sri.txt`]);
    expect(released.length).toBeGreaterThan(0);
    expect(readdirSync(folder).sort()).toEqual(files.sort());
    expect(released).toEqual(released.toSorted(byAge));
    expect(list.latest).toBe(released.at(-1));
    for (const { version, script, integrity } of list.versions) {
      const bytes = readFileSync(`${folder}/${version}.js`);
      expect(integrity, version).toBe(integrityOf(bytes));
      expect(readFileSync(`${folder}/${version}.sri.txt`, 'utf8').trim(), version).toBe(integrity);
      expect(script).toBe(`/widgets/${version}.js`);
      expect(readFileSync(join('dist', script)).equals(bytes), version).toBe(true);
    }
  });

  test('each has the day of its release, by which its 24 months can be counted, none before that of an earlier one', () => {
    const days = list.versions.map(({ released }) => released);
    for (const day of days) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(days).toEqual(days.toSorted());
    expect(Object.keys(releaseDays)).toEqual(list.versions.map(({ version }) => version));
  });

  test('none was changed or taken away once a later one was there', () => {
    const there: string[] = [];
    for (const commit of changes()) {
      expect(
        commit.filter(({ how, version }) => how !== 'A' && there.some((other) => byAge(other, version) > 0)),
      ).toEqual([]);
      there.push(...commit.filter(({ how }) => how === 'A').map(({ version }) => version));
    }
    // A clone without its history begins with all of them; the newest may not be committed yet.
    expect(there).toEqual(expect.arrayContaining(list.versions.map(({ version }) => version).slice(0, -1)));
  });

  test('each file says of itself the version whose name it has', () => {
    for (const { version, script } of list.versions)
      expect(/(["'`])\d+\.\d+\.\d+\1/.exec(readFileSync(join('dist', script), 'utf8'))?.[0]?.slice(1, -1)).toBe(
        version,
      );
  });

  test('the version of package.json is one of them', () => {
    expect(existsSync(`${folder}/${project.version}.js`)).toBe(true);
  });

  test('the docs name the newest with its whole tag, and how long an old one is served', () => {
    const newest = list.versions.at(-1);
    expect(docs).toContain(
      `<script async src="https://OUR-ORIGIN${newest?.script}" integrity="${newest?.integrity}" crossorigin="anonymous"></script>`,
    );
    expect([...new Set(docs.match(/\/widgets\/\d+\.\d+\.\d+\.js/g))]).toEqual([newest?.script]);
    expect([...new Set(docs.match(/\/widgets\/\d+\.\d+\.js/g))]).toEqual([newest?.script.replace(/\.\d+\.js/, '.js')]);
    expect(docs).toContain(`answers a version for at least ${list.servedMonths} months`);
  });
});

describe('releasing a version', () => {
  const place = mkdtempSync(join(tmpdir(), 'northlume-releases-'));
  afterAll(() => rmSync(place, { recursive: true }));

  test('keeps it once; the same bytes again are no change, other bytes are refused', () => {
    const script = Buffer.from('globalThis.one = 1;\n');
    const integrity = release(place, '1.0.0', script);
    expect(release(place, '1.0.0', script)).toBe(integrity);
    expect(() => release(place, '1.0.0', Buffer.from('globalThis.one = 2;\n'))).toThrow(/never changes/);
    expect(readFileSync(join(place, '1.0.0.js')).equals(script)).toBe(true);
    release(place, '1.1.0', Buffer.from('globalThis.one = 2;\n'));
    expect(readdirSync(place).sort()).toEqual(['1.0.0.js', '1.0.0.sri.txt', '1.1.0.js', '1.1.0.sri.txt']);
  });

  test('notes its day; released again it keeps it', () => {
    const first = withDay({ '0.9.0': '2026-11-22' }, '1.0.0', new Date('2027-01-02T23:00:00Z'));
    expect(first).toEqual({ '0.9.0': '2026-11-22', '1.0.0': '2027-01-02' });
    expect(withDay(first, '1.0.0', new Date('2027-03-04'))).toEqual(first);
  });

  test('writes its whole tag and its addresses into the docs, and nothing else', () => {
    const integrity = integrityOf(Buffer.from('globalThis.one = 1;\n'));
    const written = withRelease(docs, { version: '10.20.30', integrity });
    const changed = written.split('\n').filter((line, at) => line !== docs.split('\n')[at]);
    expect(changed).toEqual([
      `<script async src="https://OUR-ORIGIN/widgets/10.20.30.js" integrity="${integrity}" crossorigin="anonymous"></script>`,
      expect.stringMatching(/^\| `\/widgets\/10\.20\.js` \|/),
      expect.stringMatching(/^\| `\/widgets\/10\.20\.30\.js` \|/),
    ]);
    const newest = list.versions.at(-1);
    expect(withRelease(docs, newest ?? { version: '', integrity: '' })).toBe(docs);
    expect(() => withRelease('# Widgets', { version: '10.20.30', integrity })).toThrow(/no place for a version/);
  });
});

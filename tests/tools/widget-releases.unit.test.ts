import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import releaseDays from '../../owner/widget-releases.json' with { type: 'json' };
import type { WidgetVersions } from '../../shared/staff/partners.ts';
import { integrityOf, newestOf, release, versionAfter, withDay } from '../../tools/lib/release.mjs';

const folder = 'owner/public/widgets';
const files = existsSync(folder) ? readdirSync(folder).sort() : [];

const { versions, latest } = JSON.parse(readFileSync('dist/widgets/versions.json', 'utf8')) as WidgetVersions;

/** Empty if the branch is missing. */
function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** Earlier versions were never served. */
const firstRelease = '0.5.0';
const isReleased = (file: string) =>
  (/([\d.]+)\.(?:js|sri\.txt)$/.exec(file)?.[1] ?? '').localeCompare(firstRelease, 'en', { numeric: true }) >= 0;

describe('the versions of the script that partners may pin', () => {
  test('versions.json lists every file there is and no other, each with the hash of its bytes as they are served', () => {
    const released = versions.map(({ version }) => version);
    expect(files).toEqual(released.flatMap((version) => [`${version}.js`, `${version}.sri.txt`]).sort());
    expect(Object.keys(releaseDays).sort()).toEqual(released.toSorted());
    expect(latest).toBe(released.at(-1));
    for (const { version, script, integrity } of versions) {
      const bytes = readFileSync(`${folder}/${version}.js`);
      expect(integrity, version).toBe(integrityOf(bytes));
      expect(readFileSync(join('dist', script)).equals(bytes), version).toBe(true);
    }
  });

  test.each(['main', 'origin/main'])('no file that the branch %s holds is changed or taken away', (branch) => {
    const changed = git('diff', '--name-only', '--diff-filter=MDR', '--no-renames', branch, '--', folder);
    expect(changed.filter(isReleased)).toEqual([]);
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

  test.each([
    [undefined, '0.4.7', '0.4.7'],
    ['0.4.7', '0.4.7', '0.4.8'],
    ['0.4.9', '0.4.7', '0.4.10'],
    ['0.4.10', '0.5.0', '0.5.0'],
  ])('after %s, with sources of %s, the next is %s, and no file of the sources changes', (newest, sources, next) => {
    expect(versionAfter(newest, sources)).toBe(next);
  });

  test('the newest is that of the highest numbers', () => {
    expect(newestOf(['0.4.9', '0.4.10', '0.4.7'])).toBe('0.4.10');
    expect(newestOf([])).toBeUndefined();
  });

  test('notes its day; released again it keeps it', () => {
    const first = withDay({ '0.9.0': '2026-11-22' }, '1.0.0', new Date('2027-01-02T23:00:00Z'));
    expect(first).toEqual({ '0.9.0': '2026-11-22', '1.0.0': '2027-01-02' });
    expect(withDay(first, '1.0.0', new Date('2027-03-04'))).toEqual(first);
  });
});

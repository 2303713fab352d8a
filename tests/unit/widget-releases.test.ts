import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { integrityOf, release } from '../../tools/lib/release.mjs';

const folder = 'site/public/widgets';

describe('the versions of the script that partners may pin', () => {
  test('each stands there with its own integrity value, and is served', () => {
    const scripts = globSync(`${folder}/*.js`);
    expect(scripts.length).toBeGreaterThan(0);
    for (const file of scripts) {
      const value = readFileSync(file.replace(/\.js$/, '.sri.txt'), 'utf8').trim();
      expect(value, file).toBe(integrityOf(readFileSync(file)));
      expect(readFileSync(join('dist/widgets', basename(file))).equals(readFileSync(file)), file).toBe(true);
    }
  });

  test('a minor version’s own address has the last of its fixes, and versions.json lists them with their integrity', () => {
    const list = JSON.parse(readFileSync('dist/widgets/versions.json', 'utf8')) as {
      latest: string;
      versions: { version: string; integrity: string }[];
    };
    const names = globSync(`${folder}/*.js`).map((file) => basename(file, '.js'));
    expect(list.versions.map(({ version }) => version).toSorted()).toEqual(names.toSorted());
    expect(list.versions.at(-1)?.version).toBe(list.latest);
    for (const { version, integrity } of list.versions)
      expect(integrity).toBe(integrityOf(readFileSync(`${folder}/${version}.js`)));
    expect(readFileSync('dist/widgets/0.1.js').equals(readFileSync(`${folder}/0.1.1.js`))).toBe(true);
  });

  test('the version of package.json is one of them', () => {
    expect(existsSync(`${folder}/${project.version}.js`)).toBe(true);
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
});

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSample } from '../../site/facts/served.ts';
import { builtFiles, dist, siteScript } from '../support/built-site.ts';

/** An owner's names and towns may be longer than the sample's. */
const widgets = isSample ? 38_000 : 39_000;

/** Bytes transferred (brotli); limits of docs/design.md, "Budgets" (1 kB = 1,000 bytes). */
const budgets = {
  partners: widgets,
  /** The frame of our pages, its shared widgets file, and one page's tool. */
  site: 12_000,
  widgets,
  tool: 8_000,
  /** The staff page before a view opens, and with the first view. */
  staff: 150_000,
  fonts: [
    { name: /instrument-sans\.woff2/, limit: 20_000 },
    { name: /instrument-sans-rare/, limit: 6_000 },
    { name: /bricolage-grotesque/, limit: 18_000 },
  ],
};

const files = builtFiles();
const size = (path: string) => statSync(join(dist, path)).size;
const compressedText = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

describe('what a visitor downloads stays within its budget', () => {
  test('the script for partners, every widget that may stand on their pages', () => {
    expect(size('widgets.js.br')).toBeLessThanOrEqual(budgets.partners);
  });

  test('our own pages begin with one script, fetch one file of widgets, and a file for the tool of a single page', () => {
    const { first, files: parts } = siteScript();
    expect(first).toHaveLength(1);
    expect(size(`${first[0]}.br`)).toBeLessThanOrEqual(budgets.site);
    const later = parts.filter((path) => !first.includes(path));
    const limitOf = (path: string) => (/\/widgets-/.test(path) ? budgets.widgets : budgets.tool);
    expect(later.filter((path) => limitOf(path) === budgets.widgets)).toHaveLength(1);
    for (const path of later) expect(size(`${path}.br`), path).toBeLessThanOrEqual(limitOf(path));
  });

  test('nothing of the chat but its launcher is in the script that our pages begin with', () => {
    const { first, files: parts } = siteScript();
    const holders = (words: string) => parts.filter((path) => readFileSync(join(dist, path), 'utf8').includes(words));
    for (const words of ['technical difficulties', 'is software and may be wrong', 'Schedule Meeting', ':draft']) {
      expect(holders(words), words).not.toEqual([]);
      expect(
        holders(words).filter((path) => first.includes(path)),
        words,
      ).toEqual([]);
    }
  });

  test('the script of the staff page with the inbox and a lead; other views are files of their own', () => {
    type StaffScript = { entry: string; imports: string[]; styles: string[]; files: string[] };
    const list = JSON.parse(readFileSync(join(dist, '_server/staff-script.json'), 'utf8')) as StaffScript;
    const daily = list.files.filter((path) => /\/(?:Inbox|LeadPage)-/.test(path));
    expect(daily).toHaveLength(2);
    const parts = new Set([list.entry, ...list.imports, ...list.styles, ...daily]);
    const bytes = [...parts].reduce((sum, path) => sum + size(`${path}.br`), 0);
    expect(bytes).toBeLessThanOrEqual(budgets.staff);
  });

  test('the two typefaces, and the letters that few pages show', () => {
    const fonts = files.filter((path) => path.endsWith('.woff2'));
    for (const { name, limit } of budgets.fonts) {
      const matching = fonts.filter((path) => name.test(path));
      expect(matching, String(name)).not.toEqual([]);
      for (const path of matching) expect(size(path), path).toBeLessThanOrEqual(limit);
    }
    const unbudgeted = fonts.filter((path) => !budgets.fonts.some(({ name }) => name.test(path)));
    expect(unbudgeted).toEqual([]);
  });
});

test('every text file has its compressed siblings', () => {
  const known = new Set(files);
  const bare = files.filter(
    (path) => compressedText.test(path) && !(known.has(`${path}.br`) && known.has(`${path}.gz`)),
  );
  expect(bare).toEqual([]);
});

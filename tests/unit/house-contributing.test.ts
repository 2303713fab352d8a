import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixedKinds } from '../../site/schema/fixed-kinds.ts';
import { folderKinds } from '../../site/schema/folder-kinds.ts';
import { kinds } from '../../site/schema/kinds.ts';
import { forms } from '../../widgets/contract/forms.ts';
import { readSources, root } from '../support/repository.ts';

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const partOf = (heading: string) => guide.split('\n## ').find((text) => text.startsWith(heading)) ?? '';
const part = partOf('Add a kind of page');

test('every file and folder that CONTRIBUTING names is there', () => {
  const named = [...guide.matchAll(/`((?:site|widgets|server|packages|tests|tools|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a kind of page is a record in one of the two named files, and a layout typed for it that has its name', () => {
  expect(part).toContain('`site/schema/fixed-kinds.ts`');
  expect(part).toContain('`site/schema/folder-kinds.ts`');
  expect(kinds).toEqual([...fixedKinds, ...folderKinds]);
  for (const { name } of kinds) {
    const layout = readFileSync(join(root, `site/layouts/${name}.tsx`), 'utf8');
    expect(layout, name).toContain('export default function');
    expect(layout, name).toContain(`LayoutProps<'${name}'>`);
  }
});

test('no other file keeps a table of kinds: what differs from kind to kind is in the record', () => {
  const tables = readSources(/^site\/.*\.tsx?$/).filter(({ text }) => /(Record|Set)<KindName/.test(text));
  expect(tables.map(({ path }) => path)).toEqual([]);
});

test('every file that lists all forms that make a lead is named where CONTRIBUTING says what a form touches', () => {
  const names = Object.keys(forms).filter((name) => name !== 'newsletter');
  const lists = readSources(/^(?:site|widgets|server|packages|tests|tools|docs)\/.*\.(?:tsx?|mjs|md)$/).filter(
    ({ text }) => names.every((name) => new RegExp(`(?:['"\`]|^ +)${name}(?:['"\`]|:)`, 'm').test(text)),
  );
  expect(lists.length).toBeGreaterThan(3);
  const widget = partOf('Add a widget');
  expect(lists.map(({ path }) => path).filter((path) => !widget.includes(`\`${path}\``))).toEqual([]);
});

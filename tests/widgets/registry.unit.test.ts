import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownProperties } from '../../tools/lib/partners-script.ts';
import { attribute } from '../../widgets/base/option-table.ts';
import { forms, formWidgets } from '../../widgets/contract/forms.ts';
import { optionsOf } from '../../widgets/every-part.ts';
import { registry } from '../../widgets/runtime/registry.ts';
import { readSources } from '../support/repository.ts';

/** One record per widget and per form: what is to be known of it is in its row. */
const rows = Object.entries(registry);
const docs = readFileSync('docs/widgets.md', 'utf8');

/** The table of the document that has these columns. */
const tableInDocs = (head: string[]) => {
  const [, from = ''] = docs.split(`\n| ${head.join(' | ')} |\n`);
  return `| ${head.join(' | ')} |\n${from.split('\n\n')[0]}`;
};

const table = (head: string[], cells: string[][]) =>
  [head, head.map(() => '---'), ...cells]
    .map((row, at) => (at === 1 ? `|${row.join('|')}|` : `| ${row.join(' | ')} |`))
    .join('\n');

test('no option keeps a short name of the script for partners: pages write it as the docs name it', () => {
  const options = rows.filter(([, { on }]) => on === 'any').flatMap(([widget]) => Object.keys(optionsOf(widget)));
  expect(options).toContain('idPrefix');
  expect(options.filter((option) => ownProperties.test(option))).toEqual([]);
});

test('docs/widgets.md lists the widgets as the registry has them', () => {
  const cells = rows.map(([name, { about, placement, on }]) => [
    `\`${name}\``,
    about,
    placement === 'inline' ? 'at its placeholder' : 'above the page',
    on === 'any' ? 'our pages and partners’' : 'our pages',
  ]);
  const head = ['Widget', 'What it is', 'Shown', 'On'];
  expect(tableInDocs(head)).toBe(table(head, cells));
});

test('docs/widgets.md lists the options as the tables have them', () => {
  const cells = rows.flatMap(([widget]) =>
    Object.entries(optionsOf(widget)).map(([name, option]) => {
      const values =
        option.kind === 'choice' ? ` One of ${option.values.map((value: string) => `\`${value}\``).join(', ')}.` : '';
      const fallback = option.default ? ` Default \`${option.default}\`.` : '';
      return [widget, `\`${attribute(name)}\``, `${option.about}${values}${fallback}`];
    }),
  );
  const head = ['Widget', 'Option', 'Meaning'];
  expect(tableInDocs(head)).toBe(table(head, cells));
});

test.each(rows)('%s has a folder of its own that its row is made from', (name) => {
  const row = readFileSync('widgets/runtime/registry.ts', 'utf8');
  expect(row).toContain(`'../${name}/`);
});

test('every folder of a widget has a row', () => {
  const parts = ['analytics', 'api', 'base', 'contract', 'page', 'react', 'runtime', 'staff', 'state', 'ui'];
  const folders = readSources(/^widgets\/[^/]+\/.*\.tsx?$/).map(({ path }) => path.split('/')[1]);
  expect([...new Set(folders)].filter((folder) => !parts.includes(folder ?? '')).sort()).toEqual(
    rows.map(([name]) => name).sort(),
  );
});

test.each(Object.entries(forms))(
  'the form %s checks what it sends, and its widget can be shown again',
  (_name, form) => {
    const fields = Object.keys(form.rules);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(form.details)));
    if (!('widget' in form)) return;
    expect(formWidgets).toContain(form.widget);
    expect(registry[form.widget]).toMatchObject({ placement: 'inline', answerTitle: expect.stringMatching(/\S/) });
  },
);

test('nothing else that widgets share has a list of them', () => {
  // Names of one word ('search', 'booking') stand for other things too.
  const names = [...rows.map(([name]) => name), ...Object.keys(forms)].filter((name) => name.includes('-'));
  const naming = readSources(/^widgets\/(base|state|api|analytics|ui|runtime)\/.*\.tsx?$/)
    .filter(({ text }) => names.some((name) => text.includes(`'${name}'`)))
    .map(({ path }) => path);
  expect(naming).toEqual(['widgets/runtime/registry.ts']);
});

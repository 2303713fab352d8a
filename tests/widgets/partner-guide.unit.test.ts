import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attribute } from '../../widgets/base/option-table.ts';
import { optionsOf } from '../../widgets/runtime/every-part.ts';
import { registry, type WidgetName } from '../../widgets/runtime/registry.ts';

const guide = readFileSync('docs/partners.md', 'utf8');
const partOf = (heading: string) => guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const forPartners = (Object.keys(registry) as WidgetName[]).filter((name) => registry[name].on === 'any');

test('docs/partners.md has each widget that partners may place', () => {
  const named = [...partOf('The widgets').matchAll(/^\| `([\w-]+)` \| .+ \| `<.+>` \|$/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(forPartners.toSorted());
});

test('docs/partners.md has each option of theirs, in the words of the tables of options', () => {
  // What every widget takes is said above the table; the last two matter on our own pages only.
  const saidOnce = ['source', 'theme', 'page', 'idPrefix'];
  const rows = forPartners.flatMap((widget) =>
    Object.entries(optionsOf(widget))
      .filter(([name]) => !saidOnce.includes(name))
      .map(([name, option]) => {
        const values =
          option.kind === 'choice' ? ` One of ${option.values.map((value: string) => `\`${value}\``).join(', ')}.` : '';
        const fallback = option.default ? ` Default \`${option.default}\`.` : '';
        return `| ${widget} | \`${attribute(name)}\` | ${option.about}${values}${fallback} |`;
      }),
  );
  expect(
    partOf('The widgets')
      .split('\n')
      .filter((line) => /^\| [\w-]+ \| `data-/.test(line)),
  ).toEqual(rows);
});

test('docs/partners.md has each field of a story, and each icon', () => {
  const [, type = ''] = readFileSync('shared/tools/stories.ts', 'utf8').split('export type Story = {');
  const [body = ''] = type.split('\n};');
  const fields = [...body.matchAll(/(\w+)\??: (?:string|readonly|\{|'|5|boolean)/g)].map(([, name = '']) => name);
  const icons = [...body.matchAll(/'(\w+)'/g)].map(([, icon = '']) => icon);
  expect([fields.length, icons.length]).toEqual([18, 6]);
  // Only our home page draws logos.
  const ofPartners = fields.filter((name) => name !== 'logo');
  expect(ofPartners.filter((name) => !partOf('The widgets').includes(`"${name}"`))).toEqual([]);
  expect(icons.filter((icon) => !partOf('The widgets').includes(`\`${icon}\``))).toEqual([]);
});

test('docs/partners.md has each event of the widgets', () => {
  const [, type = ''] = readFileSync('shared/forms/events.ts', 'utf8').split('export type WidgetEvents = {');
  const names = [...(type.split('\n};')[0] ?? '').matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !partOf('Events').includes(`\`${name}\``))).toEqual([]);
});

test('docs/partners.md has the messages of the console as the script writes them', () => {
  const files = [
    'place-at-script.ts',
    'start-partner.ts',
    'refusal-of.ts',
    'widget-host.ts',
    'mount-inline.tsx',
    '../base/option-table.ts',
  ];
  const code = files.map((file) => readFileSync(`widgets/runtime/${file}`, 'utf8')).join('\n');
  const cells = [...partOf('Troubleshooting').matchAll(/^\| (`.+?`) \|/gm)].map(([, cell = '']) => cell);
  const words = cells.flatMap((cell) => cell.split(/[`…"]+|, /)).map((part) => part.trim());
  const said = words.filter((part) => part.length > 3);
  expect(said.length).toBeGreaterThan(7);
  expect(said.filter((part) => !code.includes(part))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  bookings,
  firefoxPages,
  hosts,
  pageGrounds,
  policies,
  sectionGrounds,
  silences,
  visits,
} from '../support/partner-cases.ts';
import { column, followingLayouts, layouts, modalLayouts, screens, sized } from '../support/partner-layouts.ts';
import { libraries } from '../support/partner-libraries.ts';
import { readSources } from '../support/repository.ts';

const docs = readFileSync('docs/widgets.md', 'utf8');
const section = /\n### What is tried\n([\s\S]*?)\n## /.exec(docs)?.[1] ?? '';

/** The rows of the table by their heading: what varies, and the other cells. */
const rows = new Map(
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [varies = '', ...cells] = line
        .slice(2, -1)
        .split('|')
        .map((cell) => cell.trim());
      const [heading = '', list = ''] = varies.split(/: (.*)/);
      return [heading, { names: list.replaceAll('`', '').split(', '), cells }] as const;
    }),
);

/** A fault that one test of a partner's page is about, and what stands in the name of that test. */
const faultTests: Record<string, string> = {
  'our API refuses': 'on a page that is not listed as well',
  'the script is blocked': 'blocked by the visitor’s tools',
  'the script cannot tell where it came from': 'a copy of the script that cannot tell where it came from',
  'another server answers': 'on another server that answers %i and lets nobody read it',
  'an answer that is not ours': 'an answer that is not ours is no success',
  'a foreign <base>': 'on a page whose <base> is another site the form posts to us',
  'another company’s data-api': 'another company’s tag that has a data-api of its own',
  'a changed toJSON': 'a request kept on a page that changes how lists become text is read back and sent',
  'hotkeys in the capture phase': 'hotkeys that listen on the %s in the capture phase take no letters',
  'calls that our oldest browsers do not have': 'in a browser as old as our oldest a visitor subscribes',
};

const lists: Record<string, object> = {
  Hosts: hosts,
  Policies: policies,
  'Libraries of single-page hosts': libraries,
  Layouts: layouts,
  'Layouts that grow with the widget': followingLayouts,
  'Layouts above the page': modalLayouts,
  Sizes: sized,
  'Grounds of a page': pageGrounds,
  'Grounds of a section': sectionGrounds,
  Faults: { ...silences, ...faultTests },
  Firefox: firefoxPages,
};

test('docs/widgets.md has a row for each list that the tests of partners’ pages run over, and no other', () => {
  expect([...rows.keys()]).toEqual(Object.keys(lists));
});

test.each(Object.entries(lists))('the row %s names what is tried, in its order', (heading, list) => {
  expect(rows.get(heading)?.names).toEqual(Object.keys(list));
});

test('each fault that is told has its test', () => {
  const texts = readSources(/^tests\/browser\/partner-[\w-]+\.test\.ts$/).map(({ text }) => text);
  const untested = Object.entries(faultTests).filter(([, name]) => !texts.some((text) => text.includes(name)));
  expect(untested).toEqual([]);
});

test('the row of hosts says under which policies they are tried when', () => {
  const gate = visits(false).filter(({ isDown }) => !isDown);
  const underAll = Object.keys(policies).filter((policy) =>
    Object.keys(hosts).every((host) => gate.some((each) => each.host === host && each.policy === policy)),
  );
  const [, inGate, whole] = rows.get('Hosts')?.cells ?? [];
  expect(inGate).toBe(`each under ${underAll.join(' and ')}`);
  expect(whole).toBe('each under every policy that lets it work, and while our API fails');
  for (const { host, policy } of visits(true))
    expect(visits(true).filter((each) => each.host === host && each.policy === policy)).toHaveLength(2);
});

test('the row of policies says which forms a visitor books with', () => {
  for (const name of Object.keys(bookings)) expect(rows.get('Policies')?.cells[0]).toContain(name);
});

test('the rows of layouts say on which screens, and in which column', () => {
  const onScreens = `each at ${screens.join(' and ')} px`;
  expect(rows.get('Layouts')?.cells[1]).toBe(`${onScreens}, and in a column of ${column} px`);
  for (const heading of ['Layouts that grow with the widget', 'Layouts above the page', 'Sizes'])
    expect(rows.get(heading)?.cells[1]).toBe(onScreens);
});

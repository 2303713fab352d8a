import { expect, test } from 'vitest';
import { usePartner } from '../support/partner.ts';
import { useRealSite } from '../support/real-site.ts';
import { widgetsReady } from '../support/widget-forms.ts';

const site = useRealSite();
const { visit } = usePartner();

function membersOf(name: string, types: string): Record<string, 'function' | 'value'> {
  const [, body = ''] = new RegExp(`^export declare type ${name} = \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(types) ?? [];
  const members = [...body.matchAll(/^ {4}(?:readonly )?(\w+)\??([<(:])/gm)];
  return Object.fromEntries(members.map(([, member, sign]) => [member ?? '', sign === ':' ? 'value' : 'function']));
}

test('the types for partners are served as text, and declare what window.itwidgets has, no more and no less', async () => {
  const answer = await fetch(`${site.server.url}/types/itwidgets.d.ts`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain;charset=utf-8']);
  const declared = membersOf('ItWidgetsApi', await answer.text());
  expect(declared).toMatchObject({ version: 'value', ready: 'value', open: 'function', on: 'function' });
  const { page } = await visit('<main></main>');
  await widgetsReady(page);
  const there = await page.evaluate(() =>
    Object.entries(window.itwidgets ?? {}).map(([name, member]) => [
      name,
      typeof member === 'function' ? 'function' : 'value',
    ]),
  );
  expect(Object.fromEntries(there)).toEqual(declared);
});

import { expect, test } from 'vitest';
import { bulkPath } from '../../../../shared/staff/bulk.ts';
import { choicesPath, type InboxChoices, type SavedView, viewsPath } from '../../../../shared/staff/saved-views.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { listed, sendBooking } from '../../../support/inbox.ts';
import { revoke } from '../../../support/staff-accounts.ts';
import { useServers } from '../../../support/use-servers.ts';

const start = useServers();
const views = (answer: { views: SavedView[] }) => answer.views.map(({ name }) => name);

eachDatabase('filters of the inbox', (database) => {
  test('narrow a list down by state, owner, form, service, place and day, also together', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const day = (later: number) => new Date(server.now() + later * 86_400_000).toISOString().slice(0, 10);
    const north = await sendBooking(server, { email: 'a@f.example', page: '/IT-support-North-York', service: 'cloud' });
    const other = await sendBooking(server, { email: 'b@f.example', page: '/100%_sure', form: 'contact-page' });
    await sales.json('POST', bulkPath, {
      leads: [{ reference: other, version: 0 }],
      state: 'contacted',
      owner: 'sales@staff.example',
    });
    const found = async (query: string) => (await listed(sales, `view=all&${query}`)).map(({ reference }) => reference);
    for (const [query, expected] of [
      ['state=contacted', [other]],
      ['owner=me', [other]],
      ['owner=nobody', [north]],
      ['owner=sales%40staff.example&state=contacted', [other]],
      ['owner=nobody%40staff.example', []],
      ['form=contact-page', [other]],
      ['service=cloud', [north]],
      ['place=north%20YORK', [north]],
      ['place=%25_', [other]],
      ['place=%25', [other]],
      ['origin=https%3A%2F%2Fpartner.example', []],
      [`from=${day(-2)}&to=${day(2)}`, [other, north]],
      [`from=${day(3)}`, []],
      [`to=${day(-3)}`, []],
      ['from=2026-02-31&to=yesterday', [other, north]],
      ['service=cloud&owner=me', []],
      ['q=b%40f&owner=me', [other]],
    ] as const)
      expect([query, await found(query)]).toEqual([query, expected]);
  });

  test('a view is one’s own or everybody’s, keeps nothing but filters, and is deleted by its owner or an admin', async () => {
    const server = await database.server();
    const [one, two] = [await server.signedIn('sales'), await server.signedIn('sales', 'two@staff.example')];
    const admin = await server.signedIn('admin');
    const save = (name: string, shared: boolean, filter: string) =>
      one.json<{ id: number }>('POST', viewsPath, { name, view: 'working', filter, shared }, 201);
    await save('Mine alone', false, 'owner=me&evil=1&offset=9&q=Oka');
    const { id } = await save('Cloud', true, 'service=cloud');
    const own = await one.json<{ views: SavedView[] }>('GET', viewsPath);
    expect(own.views).toMatchObject([
      { name: 'Cloud', view: 'working', filter: 'service=cloud', shared: true, own: true },
      { name: 'Mine alone', filter: 'q=Oka&owner=me', shared: false, own: true },
    ]);
    expect(views(await two.json('GET', viewsPath))).toEqual(['Cloud']);
    expect((await two.call('DELETE', `${viewsPath}/${id}`)).status).toBe(404);
    expect((await admin.call('DELETE', `${viewsPath}/${id}`)).status).toBe(200);
    expect(views(await one.json('GET', viewsPath))).toEqual(['Mine alone']);
    for (const body of [
      { name: ' ', view: 'new', filter: '', shared: true },
      { name: 'x', view: 'nowhere', filter: '', shared: true },
    ])
      expect((await one.call('POST', viewsPath, body)).status).toBe(422);
  });

  test('a view keeps no search for an address or a number, and goes with the account of whose it is, unless it is shared', async () => {
    const server = await database.server();
    const [one, two] = [await server.signedIn('sales'), await server.signedIn('sales', 'two@staff.example')];
    for (const [number, words] of ['ann@visitor.example', '(416) 555-0100', 'Office 365'].entries()) {
      const filter = new URLSearchParams({ q: words, service: 'cloud' });
      await one.json(
        'POST',
        viewsPath,
        { name: `${number}`, view: 'all', filter: `${filter}`, shared: number === 2 },
        201,
      );
    }
    const own = async () =>
      (await one.json<{ views: SavedView[] }>('GET', viewsPath)).views.map(({ filter }) => filter);
    const kept = ['service=cloud', 'service=cloud', 'q=Office+365&service=cloud'];
    expect(await own()).toEqual(kept);
    await revoke(server.database, 'sales@staff.example');
    expect(views(await two.json('GET', viewsPath))).toEqual(['2']);
    await server.signedIn('sales');
    expect((await one.signIn('sales@staff.example')).status).toBe(200);
    expect(await own()).toEqual(kept.slice(2));
  });
});

test('the filters offer the colleagues, forms, services and the origins that leads came from', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  await server.signedIn('marketing');
  await sendBooking(server);
  const choices = await sales.json<InboxChoices>('GET', choicesPath);
  expect(choices.colleagues).toEqual(['owner@staff.example', 'sales@staff.example']);
  expect(choices.forms).toContain('risk-quiz');
  expect(choices.services).toContainEqual({ value: 'cloud', label: 'Cloud Services' });
  expect(choices.origins).toEqual([]);
});

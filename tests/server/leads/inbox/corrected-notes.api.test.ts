import { expect, test } from 'vitest';
import { type InboxAnswer, inboxPaths, type LeadAnswer } from '../../../../shared/staff/inbox.ts';
import { booking } from '../../../support/requests.ts';
import { useServers } from '../../../support/use-servers.ts';

const start = useServers();

test('one’s own note can be corrected, which the history says; a colleague’s cannot', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const other = await server.signedIn('sales', 'other@staff.example');
  const kept = await server.postJson('/api/contacts', booking);
  const lead = `${inboxPaths.leads}/${((await kept.json()) as { reference: string }).reference}`;
  await sales.json('POST', `${lead}/notes`, { text: 'Twelve laptops' });
  const events = async () => (await sales.json<LeadAnswer>('GET', lead)).events;
  const [note] = await events();
  const path = `${lead}/notes/${note?.id}`;
  expect((await other.call('PUT', path, { text: 'None' })).status).toBe(404);
  expect((await sales.call('PUT', path, { text: ' ' })).status).toBe(422);
  await sales.json('PUT', path, { text: 'Twenty desktops' });
  expect(await events()).toMatchObject([
    { ...note, detail: 'Twenty desktops' },
    { kind: 'corrected', who: 'sales@staff.example' },
  ]);
  const found = async (q: string) =>
    (await sales.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=all&q=${q}`)).items.map(({ name }) => name);
  expect([await found('desktops'), await found('laptops')]).toEqual([[booking.name], []]);
});

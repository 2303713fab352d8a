import { expect, test } from 'vitest';
import type { LeadRow } from '../../../../server/leads/tables.ts';
import {
  type InboxAnswer,
  type InboxCountAnswer,
  inboxPaths,
  type LeadAnswer,
} from '../../../../shared/staff/inbox.ts';
import { mergePath } from '../../../../shared/staff/person.ts';
import { repliesPath } from '../../../../shared/staff/replies.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { booking } from '../../../support/requests.ts';
import type { StaffServer } from '../../../support/staff.ts';

const minute = 60_000;

/** Sends the booking form. Returns the lead's reference. */
async function request(server: StaffServer, fields: object = {}): Promise<string> {
  const answer = await server.postJson('/api/contacts', { ...booking, ...fields });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

/** Copies the newest request, as if it had been sent as often. */
async function repeat(server: StaffServer, times: number): Promise<void> {
  const { id, ...newest } = (await server.leads()).at(-1) as LeadRow;
  const copies = Array.from({ length: times }, (_, at) => ({ ...newest, reference: `${id}-${at}` }));
  await server.database.transaction().execute((trx) => trx.insertInto('leads').values(copies).execute());
}

/** Beginnings of hundreds of emergencies, and signs that each stand for four words. */
const slowWords = ['i we sent my ', `${'i we sent my '.repeat(60)}${'\ufdfa'.repeat(1_200)}`];

const listOf = (query: string) => `${inboxPaths.leads}?view=all&${query}`;
const names = ({ items }: InboxAnswer) => items.map(({ name }) => name);

eachDatabase('a row of the inbox', (database) => {
  test('says what the person wrote, where to call, and whether it is an emergency', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    await request(server, { message: `Our server is encrypted!\n\nEvery file ends in .locked. ${'x'.repeat(190)}` });
    const [row] = (await sales.json<InboxAnswer>('GET', inboxPaths.leads)).items;
    expect(row).toMatchObject({ phone: booking.phone, emergency: true });
    expect(row?.excerpt).toMatch(/^Our server is encrypted! Every file ends in \.locked\. x+…$/);
    expect(row?.excerpt).toHaveLength(161);
  });

  test('says that a person wrote before, is a customer, and that others of the company wrote', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const first = await request(server, { name: 'Bo', email: 'bo@harbour.example', company: 'Harbour Dental' });
    await sales.json('PATCH', `${inboxPaths.leads}/${first}`, { version: 0, state: 'won' });
    await request(server, { name: 'Bo again', email: 'BO@harbour.example', company: 'HARBOUR dental' });
    await request(server, { name: 'Di', email: 'di@harbour.example', company: 'Harbour Dental' });
    const { items } = await sales.json<InboxAnswer>('GET', inboxPaths.leads);
    const of = (who: string) => items.find(({ name }) => name === who);
    expect(of('Bo again')).toMatchObject({ earlier: 1, isCustomer: true, sameCompany: 1 });
    expect(of('Di')).toMatchObject({ earlier: 0, isCustomer: false, sameCompany: 2 });
  });

  test('takes no time by the words that somebody wrote to make it slow', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const times: number[] = [];
    for (const [at, words] of [booking.message, ...slowWords].entries()) {
      const message = words.repeat(Math.ceil(5_000 / words.length)).slice(0, 5_000);
      await request(server, { company: `firm${at}`, message });
      await repeat(server, 95);
      const before = process.cpuUsage();
      const { items } = await sales.json<InboxAnswer>('GET', listOf(`q=firm${at}`));
      const { user, system } = process.cpuUsage(before);
      expect(items).toHaveLength(96);
      times.push((user + system) / 1_000);
    }
    const [usual = 0, ...slow] = times;
    for (const time of slow) expect(time).toBeLessThan(3 * usual + 60);
  });

  test('takes no time by how many of one person and company are put in order, of which a page is shown', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    await request(server);
    for (let round = 0; round < 3; round += 1) await repeat(server, 400);
    const before = process.cpuUsage();
    const { items } = await sales.json<InboxAnswer>('GET', listOf('sort=name'));
    const { user, system } = process.cpuUsage(before);
    expect(items).toHaveLength(100);
    expect((user + system) / 1_000).toBeLessThan(800);
  });

  test('counts a hundred earlier requests of a person and no more, or who sends thousands would make the list slow', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    await request(server, { name: 'First' });
    await repeat(server, 150);
    await request(server, { name: 'Last', message: 'Again' });
    const { items } = await sales.json<InboxAnswer>('GET', listOf('sort=newest'));
    expect(items.slice(0, 2).map(({ name, earlier }) => [name, earlier])).toEqual([
      ['Last', 100],
      ['First', 100],
    ]);
  });

  test('counts who writes from the same domain as of one company, but not from a provider’s', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const ann = await request(server, { name: 'Ann', email: 'ann@ACME.ca', company: 'Acme Ltd' });
    await request(server, { name: 'Cy', email: 'cy@acme.ca', company: 'Acme Canada' });
    for (const name of ['Gil', 'Guy'])
      await request(server, { name, email: `${name}@gmail.com`, company: `${name} and Sons` });
    const { items } = await sales.json<InboxAnswer>('GET', inboxPaths.leads);
    const of = (who: string) => items.find(({ name }) => name === who);
    expect(['Ann', 'Cy', 'Gil', 'Guy'].map((who) => of(who)?.sameCompany)).toEqual([1, 1, 0, 0]);
    const lead = await sales.json<LeadAnswer>('GET', `${inboxPaths.leads}/${ann}`);
    expect(lead.sameCompanyAs).toMatchObject([{ name: 'Cy', state: 'new' }]);
  });

  test('tells of the emergency in a request that was merged into it', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const first = await request(server, { message: undefined });
    const later = await request(server, { message: 'All our files are encrypted!' });
    await sales.json('POST', mergePath(first), { leads: [{ reference: later, version: 0 }] });
    const { items } = await sales.json<InboxAnswer>('GET', inboxPaths.leads);
    expect(items).toMatchObject([{ reference: first, emergency: true, excerpt: 'All our files are encrypted!' }]);
  });

  test('of an emergency is above those whose promise ends before', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    await request(server, { name: 'Before', email: 'before@visitor.example' });
    server.pass(60 * minute);
    await sales.signIn('sales@staff.example');
    await request(server, { name: 'Urgent', email: 'urgent@visitor.example', message: 'All our files are encrypted!' });
    expect(names(await sales.json<InboxAnswer>('GET', inboxPaths.leads))).toEqual(['Urgent', 'Before']);
    expect(names(await sales.json<InboxAnswer>('GET', `${inboxPaths.leads}?sort=oldest`))).toEqual([
      'Before',
      'Urgent',
    ]);
  });

  test('does not count a request as another one of the company once it is merged into the row', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const first = await request(server, { email: 'bo@harbour.example' });
    const other = await request(server, { email: 'bo.home@visitor.example' });
    const rowOf = async () =>
      (await sales.json<InboxAnswer>('GET', inboxPaths.leads)).items.find(({ reference }) => reference === first);
    expect(await rowOf()).toMatchObject({ merged: 0, sameCompany: 1 });
    await sales.json('POST', mergePath(first), { leads: [{ reference: other, version: 0 }] });
    expect(await rowOf()).toMatchObject({ merged: 1, sameCompany: 0 });
  });

  test('can be chosen by what nobody has opened and by a broken promise, and be put in order', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const opened = await request(server, { name: 'Zoe', email: 'zoe@visitor.example' });
    await request(server, { name: 'adam', email: 'adam@visitor.example' });
    await sales.json<LeadAnswer>('GET', `${inboxPaths.leads}/${opened}`);
    expect(names(await sales.json<InboxAnswer>('GET', listOf('only=unopened')))).toEqual(['adam']);
    expect(names(await sales.json<InboxAnswer>('GET', listOf('sort=name')))).toEqual(['adam', 'Zoe']);
    expect(names(await sales.json<InboxAnswer>('GET', listOf('sort=oldest')))).toEqual(['Zoe', 'adam']);
    expect(names(await sales.json<InboxAnswer>('GET', listOf('only=overdue')))).toEqual([]);
    server.pass(7 * 24 * 60 * minute);
    await sales.signIn('sales@staff.example');
    expect(names(await sales.json<InboxAnswer>('GET', listOf('only=overdue')))).toEqual(['adam', 'Zoe']);
    expect(await sales.json<InboxCountAnswer>('GET', inboxPaths.count)).toMatchObject({ new: 2, overdue: 2 });
  });

  test('is found by a phone number in any spelling, by a note, a reply, an owner, and its reference without the hyphen', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const reference = await request(server, { name: 'Bo', email: 'bo@visitor.example', phone: '(416) 555-0141' });
    await request(server, { name: 'Di', email: 'di@visitor.example', phone: '416-555-0199 ext. 4410' });
    const found = async (typed: string) =>
      names(await sales.json<InboxAnswer>('GET', listOf(`q=${encodeURIComponent(typed)}`)));
    for (const typed of ['4165550141', '+14165550141', '+1 416 555 0141', '416.555.0141', '555-0141', '5550141'])
      expect(await found(typed), typed).toEqual(['Bo']);
    expect(await found('+14165550199')).toEqual(['Di']);
    expect(await found(reference.replace('-', '').toLowerCase())).toEqual(['Bo']);
    await sales.json('POST', `${inboxPaths.leads}/${reference}/notes`, { text: 'Prefers Thursdays' });
    const reply = { key: crypto.randomUUID(), subject: 'Your request', body: 'Switch the server off', quote: false };
    await sales.json('POST', repliesPath(reference), { ...reply, replyTo: 'me', lastAnswer: null }, 202);
    for (const typed of ['thursd', 'switch the serv', 'bo thursdays', 'bo sales'])
      expect(await found(typed), typed).toEqual(['Bo']);
    for (const typed of ['%', '🚀', '* *']) expect(await found(typed), typed).toEqual([]);
  });
});

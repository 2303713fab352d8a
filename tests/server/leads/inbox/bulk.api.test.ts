import { expect, test } from 'vitest';
import { type BulkAnswer, bulkPath, undoPath } from '../../../../shared/staff/bulk.ts';
import { inboxPaths, type LeadAnswer } from '../../../../shared/staff/inbox.ts';
import { mergePath } from '../../../../shared/staff/person.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { listed, pathOf, sendBooking } from '../../../support/inbox.ts';
import type { StaffBrowser, StaffServer } from '../../../support/staff.ts';
import { useServers } from '../../../support/use-servers.ts';

const start = useServers();

/** @returns references */
async function requests(server: StaffServer, count: number, fields: object = {}): Promise<string[]> {
  const references: string[] = [];
  for (let number = 0; number < count; number += 1)
    references.push(await sendBooking(server, { email: `visitor${number}@many.example`, ...fields }));
  return references;
}
const looked = (references: string[], version = 0) => references.map((reference) => ({ reference, version }));
const states = async (browser: StaffBrowser) =>
  (await listed(browser)).map(({ state, owner }) => `${state} ${owner?.split('@')[0] ?? '-'}`);

eachDatabase('many leads at once', (database) => {
  test('change together and come back together, and each has it in its story', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const references = await requests(server, 3);
    const body = { leads: looked(references), state: 'contacted', owner: 'sales@staff.example' };
    const done = await sales.json<BulkAnswer>('POST', bulkPath, body);
    expect(done).toMatchObject({ done: 3, left: [] });
    expect(await states(sales)).toEqual(Array(3).fill('contacted sales'));
    expect(await sales.json('POST', `${undoPath}/${done.act}`)).toEqual({ undone: 3, left: [] });
    expect(await states(sales)).toEqual(Array(3).fill('new -'));
    const { events } = await sales.json<LeadAnswer>('GET', pathOf(references[0] ?? ''));
    expect(events.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
      'state: new → contacted',
      'owner: sales@staff.example',
      'state: contacted → new, undone',
    ]);
    expect((await sales.call('POST', `${undoPath}/${done.act}`)).status).toBe(404);
  });

  test('what a colleague changed meanwhile is left out and named, when it is done and when it is undone', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const [one, two, three] = (await requests(server, 3)) as [string, string, string];
    await sales.json('PATCH', pathOf(one), { version: 0, state: 'won' });
    const done = await sales.json<BulkAnswer>('POST', bulkPath, {
      leads: looked([one, two, three, '000-000']),
      state: 'spam',
    });
    expect([done.done, done.left.sort()]).toEqual([2, [one, '000-000'].sort()]);
    await sales.json('PATCH', pathOf(two), { version: 1, state: 'booked' });
    expect(await sales.json('POST', `${undoPath}/${done.act}`)).toEqual({ undone: 1, left: [two] });
    expect(await states(sales)).toEqual(['new -', 'booked -', 'won -']);
    const first = await sales.json<BulkAnswer>('POST', bulkPath, { leads: looked([three], 2), state: 'contacted' });
    const last = await sales.json<BulkAnswer>('POST', bulkPath, { leads: looked([three], 3), state: 'lost' });
    const early = await sales.call('POST', `${undoPath}/${first.act}`);
    expect([early.status, await early.json()]).toMatchObject([409, { error: { code: 'undo-too-late' } }]);
    expect(await sales.json('POST', `${undoPath}/${last.act}`)).toEqual({ undone: 1, left: [] });
    expect(await states(sales)).toEqual(['contacted -', 'booked -', 'won -']);
  });

  test('an undo leaves alone who came in place of somebody erased since', async () => {
    const server = await database.server();
    const [admin, sales] = [await server.signedIn('admin'), await server.signedIn('sales')];
    const [one, two] = (await requests(server, 2)) as [string, string];
    const done = await sales.json<BulkAnswer>('POST', bulkPath, { leads: looked([one, two]), state: 'lost' });
    await admin.json('DELETE', pathOf(two));
    const three = await sendBooking(server, { email: 'three@many.example' });
    await sales.json('PATCH', pathOf(three), { version: 0, state: 'won', owner: 'sales@staff.example' });
    await sales.json('POST', `${undoPath}/${done.act}`);
    expect(await states(sales)).toEqual(['won sales', 'new -']);
  });

  test('a state that is chosen ends the snooze, also one that the lead has already, and undoing brings it back', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const [one, two] = (await requests(server, 2)) as [string, string];
    const until = server.now() + 3_600_000;
    for (const reference of [one, two]) await sales.json('PUT', `${pathOf(reference)}/snooze`, { version: 0, until });
    const snoozed = async () => (await listed(sales, 'view=snoozed')).map(({ reference }) => reference);
    expect(await snoozed()).toEqual([one, two]);
    const change = (reference: string, state: string) =>
      sales.json<BulkAnswer>('POST', bulkPath, { leads: looked([reference], 1), state });
    const acts = [await change(one, 'new'), await change(two, 'contacted')];
    expect(await snoozed()).toEqual([]);
    for (const { act } of acts) await sales.json('POST', `${undoPath}/${act}`);
    expect(await snoozed()).toEqual([one, two]);
  });

  test('the acts of a sitting are undone one after another, up to the first', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const [one, two] = (await requests(server, 2)) as [string, string];
    const lead = () => sales.json<LeadAnswer>('GET', pathOf(one));
    const seen = async () => {
      const { state, owner, nextStep, lostReason, snoozedUntil, merged, events } = await lead();
      const notes = events.filter(({ kind }) => kind === 'note' || kind === 'call').length;
      return { state, owner, nextStep, lostReason, snoozedUntil, merged, notes };
    };
    const version = async () => (await lead()).version;
    const until = server.now() + 3_600_000;
    const bulk = (change: object) => async () =>
      sales.json<BulkAnswer>('POST', bulkPath, { leads: looked([one], await version()), ...change });
    const patch = (change: object) => async () =>
      sales.json<{ act: number }>('PATCH', pathOf(one), { version: await version(), ...change });
    const post = (path: string, body: object) => () =>
      sales.json<{ act: number }>('POST', `${pathOf(one)}/${path}`, body);
    const steps: (() => Promise<{ act: number | null }>)[] = [
      post('notes', { text: 'Prefers mornings' }),
      post('calls', { outcome: 'spoke' }),
      patch({ nextStep: 'Send the prices' }),
      async () => sales.json('PUT', `${pathOf(one)}/snooze`, { version: await version(), until }),
      bulk({ state: 'booked' }),
      async () => sales.json('POST', mergePath(one), { leads: looked([two]) }),
      bulk({ owner: null }),
      patch({ nextStep: null }),
      bulk({ state: 'lost' }),
      patch({ lostReason: 'price' }),
    ];
    const before: unknown[] = [];
    const acts: (number | null)[] = [];
    for (const step of steps) {
      before.push(await seen());
      acts.push((await step()).act);
    }
    for (const act of acts.toReversed()) {
      await sales.json('POST', `${undoPath}/${act}`);
      expect(await seen()).toEqual(before.pop());
    }
  });

  test('released requests get their confirmation once, and none when the release is undone in time', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const [reference = ''] = await requests(server, 1, { extra_topic: 'filled by a script' });
    const release = (version: number) =>
      sales.json<BulkAnswer>('POST', bulkPath, { leads: looked([reference], version), state: 'new' });
    const mails = async () =>
      (await sales.json<LeadAnswer>('GET', pathOf(reference))).deliveries
        .filter(({ kind }) => kind === 'lead-visitor')
        .map(({ sentAt }) => sentAt);
    const { act } = await release(0);
    expect(await mails()).toEqual([null]);
    await sales.json('POST', `${undoPath}/${act}`);
    expect(await mails()).toEqual([]);
    expect((await listed(sales, 'view=quarantine')).map((lead) => lead.reference)).toEqual([reference]);
    await release(2);
    expect(await mails()).toHaveLength(1);
  });
});

test('an act is undone by who did it or an administrator, and a call takes 200 leads and known owners', async () => {
  const server = await start();
  const [one, two] = [await server.signedIn('sales'), await server.signedIn('sales', 'two@staff.example')];
  const admin = await server.signedIn('admin');
  const marketing = await server.signedIn('marketing');
  const leads = looked(await requests(server, 2));
  const { act } = await one.json<BulkAnswer>('POST', bulkPath, { leads, state: 'lost' });
  expect((await two.call('POST', `${undoPath}/${act}`)).status).toBe(404);
  expect((await marketing.call('POST', `${undoPath}/${act}`)).status).toBe(403);
  expect((await admin.call('POST', `${undoPath}/${act}`)).status).toBe(200);
  for (const body of [
    { leads: [], state: 'spam' },
    { leads: looked(Array(201).fill('7K3-M9C')), state: 'spam' },
    { leads, state: 'quarantine' },
    { leads, state: 'merged' },
    { leads, owner: 'nobody@staff.example' },
    // PostgreSQL takes no larger number.
    { leads: leads.map((lead) => ({ ...lead, version: 2 ** 31 })), state: 'spam' },
  ])
    expect((await one.call('POST', bulkPath, body)).status).toBe(422);
  expect((await one.call('GET', inboxPaths.leads)).status).toBe(200);
});

import { expect, test } from 'vitest';
import { openErasureList } from '../../../../server/leads/erasures/erasure-list.ts';
import { createInbox } from '../../../../server/leads/inbox/create-inbox.ts';
import { consentTexts } from '../../../../shared/forms/consent-texts.ts';
import { paths } from '../../../../shared/http.ts';
import { type BulkAnswer, undoPath } from '../../../../shared/staff/bulk.ts';
import { type InboxAnswer, inboxPaths, type LeadAnswer } from '../../../../shared/staff/inbox.ts';
import { mergePath, type PersonAnswer, personPath } from '../../../../shared/staff/person.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { listed, pathOf, sendBooking } from '../../../support/inbox.ts';
import { type StaffBrowser, type StaffServer, staffBrowser } from '../../../support/staff.ts';
import { beforeRelease } from '../../../support/whole-set.ts';

const day = 24 * 60 * 60_000;
const person = (browser: StaffBrowser, reference: string) => browser.json<PersonAnswer>('GET', personPath(reference));
async function merged(browser: StaffBrowser, reference: string, others: string[]): Promise<BulkAnswer> {
  const { requests } = await person(browser, reference);
  const leads = others.map((one) => ({
    reference: one,
    version: requests.find((request) => request.reference === one)?.version ?? 0,
  }));
  return browser.json<BulkAnswer>('POST', mergePath(reference), { leads });
}
/** @returns references */
async function threeRequests(server: StaffServer): Promise<string[]> {
  const references = [];
  for (const message of ['One', 'Two', 'Three']) references.push(await sendBooking(server, { message }));
  return references;
}
const inboxOf = async (browser: StaffBrowser) =>
  (await listed(browser)).map(({ reference, state, merged: parts }) => `${reference} ${state} ${parts}`);

eachDatabase('a person', (database) => {
  test('is one story: every form with its page, words, consent, notes and emails, and the newsletter', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const one = await sendBooking(server, { page: '/pricing', consent: 'marketing-2026-11' });
    const two = await sendBooking(server, { email: 'ANN@visitor.example', page: '/cloud', phone: '905 555 0111' });
    const three = await sendBooking(server, { email: 'ann.home@visitor.example', phone: '+1 (416) 555-0100' });
    await sendBooking(server, { email: 'else@visitor.example', phone: '905 555 0199' });
    await server.postJson(paths.newsletter, { email: 'ann@visitor.example', page: '/blog' });
    await sales.json('POST', `${pathOf(two)}/notes`, { text: 'Prefers mornings' });
    const story = await person(sales, one);
    expect(story.requests.map(({ reference, sameBy }) => [reference, sameBy])).toEqual([
      [three, 'phone'],
      [two, 'email'],
      [one, 'email'],
    ]);
    const [, second, first] = story.requests;
    expect(first).toMatchObject({ page: '/pricing', message: 'Please call in the morning.', isPart: true });
    expect(first?.consents[0]?.text).toBe(consentTexts.find(({ id }) => id === 'marketing-2026-11')?.text);
    expect(second).toMatchObject({
      page: '/cloud',
      isPart: false,
      events: [{ kind: 'note', detail: 'Prefers mornings' }],
    });
    expect(second?.deliveries.map(({ kind }) => kind)).toContain('lead-staff');
    expect(story.newsletter).toMatchObject({ confirmedAt: null, unsubscribedAt: null });
  });

  test('has one place in the inbox once requests are merged: the first, with the open work and the nearest promise', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const first = await sendBooking(server);
    await sales.json('PATCH', pathOf(first), { version: 0, state: 'won' });
    // Past any weekend, so that the second promise ends later.
    server.pass(5 * day);
    await sales.signIn('sales@staff.example');
    const later = await sendBooking(server, { message: 'Again' });
    const before = await sales.json<LeadAnswer>('GET', pathOf(later));
    const done = await merged(sales, later, [first]);
    expect(done).toMatchObject({ done: 1, left: [] });
    expect(await inboxOf(sales)).toEqual([`${first} new 1`]);
    const { counts } = await sales.json<InboxAnswer>('GET', inboxPaths.leads);
    expect(counts).toMatchObject({ new: 1, all: 1, closed: 0 });
    const lead = await sales.json<LeadAnswer>('GET', pathOf(first));
    expect(lead.promisedBy).toBe(before.promisedBy);
    expect(await sales.json('GET', pathOf(later))).toMatchObject({ state: 'merged', mergedInto: first });
    const change = { version: before.version + 1, state: 'lost' };
    expect((await sales.call('PATCH', pathOf(later), change)).status).toBe(409);
    const story = await person(sales, later);
    expect([story.first, story.requests.map(({ isPart }) => isPart)]).toEqual([first, [true, true]]);
    const two = await server.signedIn('sales', 'two@staff.example');
    const [merger] = story.mergers;
    expect(await two.json('POST', `${undoPath}/${merger?.act}`)).toEqual({ undone: 1, left: [] });
    expect((await inboxOf(sales)).sort()).toEqual([`${first} won 0`, `${later} new 0`].sort());
    expect((await sales.json<LeadAnswer>('GET', pathOf(first))).promisedBy).toBeLessThan(before.promisedBy);
  });

  test('that was called stays answered when an earlier request is merged, and is not when a later one is', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const [first, second] = [await sendBooking(server), await sendBooking(server, { message: 'Nobody called?' })];
    await sales.json('POST', `${pathOf(first)}/calls`, { outcome: 'spoke' });
    const { act } = await merged(sales, first, [second]);
    expect(await inboxOf(sales)).toEqual([`${first} contacted 1`]);
    await sales.json('POST', `${undoPath}/${act}`);
    expect((await inboxOf(sales)).sort()).toEqual([`${first} contacted 0`, `${second} new 0`].sort());
    await merged(sales, first, [second]);
    const third = await sendBooking(server, { message: 'One more thing' });
    await merged(sales, first, [third]);
    expect(await inboxOf(sales)).toEqual([`${first} new 2`]);
  });

  test('keeps the next step that is due first when requests are merged, and each has its own again when it is undone', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const [first, second, third] = (await threeRequests(server)) as [string, string, string];
    const at = server.now() + day;
    const plan = (reference: string, nextStep: string, nextStepAt: number) =>
      sales.json('PATCH', pathOf(reference), { version: 0, state: 'contacted', nextStep, nextStepAt });
    await plan(first, 'Send the offer', at + 2);
    await plan(second, 'Call back', at);
    await plan(third, 'Visit', at + 1);
    const { act } = await merged(sales, first, [second, third]);
    const step = async (reference: string) => {
      const { nextStep, nextStepAt } = await sales.json<LeadAnswer>('GET', pathOf(reference));
      return [nextStep, nextStepAt];
    };
    expect(await step(first)).toEqual(['Call back', at]);
    const { version } = await sales.json<LeadAnswer>('GET', pathOf(first));
    await sales.json('PATCH', pathOf(first), { version, state: 'booked' });
    expect(await sales.json('POST', `${undoPath}/${act}`)).toEqual({ undone: 2, left: [first] });
    expect([await step(first), await step(second), await step(third)]).toEqual([
      ['Send the offer', at + 2],
      ['Call back', at],
      ['Visit', at + 1],
    ]);
  });

  test('is merged and parted in any order: the last merger of a request is undone first, and the others after it', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const [one, two, three] = (await threeRequests(server)) as [string, string, string];
    const four = await sendBooking(server, { message: 'Four' });
    const before = await inboxOf(sales);
    const lower = await merged(sales, two, [three]);
    const same = await merged(sales, two, [four]);
    const upper = await merged(sales, one, [two]);
    expect(await inboxOf(sales)).toEqual([`${one} new 3`]);
    const undo = ({ act }: BulkAnswer) => sales.call('POST', `${undoPath}/${act}`);
    for (const early of [lower, same]) {
      const answer = await undo(early);
      expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 'undo-later-first' } }]);
    }
    expect((await undo(upper)).status).toBe(200);
    expect(await inboxOf(sales)).toEqual([`${two} new 2`, `${one} new 0`]);
    expect((await undo(lower)).status).toBe(409);
    for (const next of [same, lower]) expect((await undo(next)).status).toBe(200);
    expect(await inboxOf(sales)).toEqual(before);
  });

  test('is never merged with somebody else, nor over what a colleague changed meanwhile', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const one = await sendBooking(server);
    const stranger = await sendBooking(server, { email: 'else@visitor.example', phone: '905 555 0199' });
    const stale = await sendBooking(server, { message: 'Again' });
    await sales.json('PATCH', pathOf(stale), { version: 0, state: 'contacted' });
    const leads = [one, stranger, stale, '000-000'].map((reference) => ({ reference, version: 0 }));
    const done = await sales.json<BulkAnswer>('POST', mergePath(one), { leads });
    expect([done.act, done.done, done.left.length]).toEqual([null, 0, 4]);
    expect(await inboxOf(sales)).toHaveLength(3);
    expect((await sales.call('POST', mergePath('000-000'), { leads })).status).toBe(404);
    expect((await sales.call('GET', personPath('000-000'))).status).toBe(404);
  });

  test('is erased with all that was merged, and nobody else is', async () => {
    const server = await database.server();
    const admin = staffBrowser(server);
    await admin.signIn();
    const one = await sendBooking(server);
    const two = await sendBooking(server, { email: 'ann.home@visitor.example' });
    const other = await sendBooking(server, { email: 'else@visitor.example', phone: '905 555 0199' });
    await merged(admin, one, [two]);
    expect(await admin.json('DELETE', pathOf(two))).toEqual({ erased: 2 });
    expect(await inboxOf(admin)).toEqual([`${other} new 0`]);
  });

  test('is listed as erased by every address, also by that of a request that is merged at that moment', async () => {
    const server = await database.server();
    const admin = staffBrowser(server);
    await admin.signIn();
    const one = await sendBooking(server);
    const two = await sendBooking(server, { email: 'ann.home@visitor.example' });
    const list = openErasureList(server.dataDir);
    let isMerged = false;
    const add: typeof list.add = async (...asked) => {
      if (!isMerged) await merged(admin, one, [two]);
      isMerged = true;
      return list.add(...asked);
    };
    const inbox = createInbox(
      server.database,
      () => new Date(server.now()),
      console.error,
      { ...list, add },
      async () => {},
      async () => {},
    );
    expect(await inbox.erase({ id: 1, email: 'owner@staff.example' }, { reference: one })).toBe(2);
    expect([...openErasureList(server.dataDir).read().keys()].sort()).toEqual(
      ['ann@visitor.example', 'ann.home@visitor.example'].map(openErasureList(server.dataDir).hashOf).sort(),
    );
  });

  beforeRelease('that is erased at one process and merged at another at the same moment fails neither', async () => {
    const options = await database.fresh();
    const [here, there] = [await database.ownServer(options), await database.ownServer(options)];
    const [admin, sales] = [staffBrowser(here), staffBrowser(there)];
    for (const browser of [admin, sales]) await browser.signIn();
    for (let round = 0; round < 8; round += 1) {
      const one = await sendBooking(here, { message: `One ${round}` });
      const two = await sendBooking(here, { email: 'ann.home@visitor.example', message: `Two ${round}` });
      const leads = [{ reference: two, version: 0 }];
      const [erased, joined] = await Promise.all([
        admin.call('DELETE', pathOf(two)),
        sales.call('POST', mergePath(one), { leads }),
      ]);
      expect([erased.status, joined.status]).toEqual([200, 200]);
      // Merged first, both may be deleted; erased first, the other is unchanged. A part always has its main lead.
      expect([[], [`${one} new 0`]]).toContainEqual(await inboxOf(admin));
      await admin.call('DELETE', pathOf(one));
    }
  });
});

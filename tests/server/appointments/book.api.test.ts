import { randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TimesAnswer } from '../../../shared/appointments/appointments.ts';
import { callPaths } from '../../../shared/appointments/call-paths.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { type AppointmentSettings, appointmentPaths, usualAppointments } from '../../../shared/staff/appointments.ts';
import type { LeadAnswer } from '../../../shared/staff/inbox.ts';
import { book, booked, cancel, freeTimes, requestCall, timesOf } from '../../support/calls.ts';
import { eachDatabase } from '../../support/databases.ts';
import { pathOf } from '../../support/inbox.ts';
import { booking } from '../../support/requests.ts';
import { type StaffBrowser, type StaffServer, staffBrowser } from '../../support/staff.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Tuesday, 9:00 in Toronto. */
const tuesday = Date.parse('2026-11-24T14:00:00Z');
const at14 = '2026-11-26T19:00:00.000Z';
const at1430 = '2026-11-26T19:30:00.000Z';

eachDatabase('calls', (database) => {
  let server: StaffServer;
  beforeEach(async () => {
    server = await database.server();
    server.pass(tuesday - server.now());
  });
  const visitor = (name: string) => ({ email: `${name}@visitor.example` });

  async function administrator(): Promise<StaffBrowser> {
    const browser = staffBrowser(server);
    expect((await browser.signIn()).status).toBe(200);
    return browser;
  }
  const set = async (browser: StaffBrowser, change: Partial<AppointmentSettings>) =>
    browser.json('PUT', appointmentPaths.settings, { ...usualAppointments, ...change });
  const lead = async (reference: string) => (await server.leads()).find((one) => one.reference === reference);

  test('a request may choose a time; the lead’s promise is that time', async () => {
    const request = await requestCall(server);
    const times = await timesOf(server, request);
    expect(times.call).toBeNull();
    expect(times.days[0]?.day).toBe('Tuesday, November 24');
    expect(freeTimes(times)).toContain(at14);

    const { call } = await booked(server, request, at14);
    expect(call).toEqual({ at: at14, minutes: 20, when: 'Thursday, November 26 at 14:00', changeable: true });
    expect(await lead(request.reference)).toMatchObject({
      promise: 'at 14:00 on Thursday, November 26',
      promised_by: Date.parse(at14),
    });
    expect((await timesOf(server, request)).call).toEqual(call);
    const again = await server.postJson(paths.contacts, booking);
    expect(await again.json()).toMatchObject({
      promise: `We will call you at 14:00 on Thursday, November 26, ${homeTime}.`,
      promiseKind: 'by',
    });
  });

  test('of 50 visitors for 10 times exactly 10 have one; the others are told kindly, with the times that are free', async () => {
    const requests = await Promise.all(Array.from({ length: 50 }, (_, nth) => requestCall(server, visitor(`n${nth}`))));
    const wanted = freeTimes(await timesOf(server, requests[0] ?? { reference: '', token: '' })).slice(0, 10);
    expect(wanted.length).toBe(10);
    const answers = await Promise.all(requests.map((request, nth) => book(server, request, wanted[nth % 10] ?? '')));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([10, 40]);
    for (const [nth, answer] of answers.entries()) {
      if (answer.status === 201) continue;
      const { error, days } = (await answer.json()) as TimesAnswer & { error: { message: string } };
      expect(error.message).toBe('Someone was faster: this time is no longer free. Please choose another one.');
      expect(freeTimes({ days }).length).toBeGreaterThan(100);
      expect(freeTimes({ days })).not.toContain(wanted[nth % 10]);
    }
    const rows = await server.database.read.selectFrom('appointments').select(['starts_at', 'seat']).execute();
    expect(rows.map(({ starts_at }) => new Date(starts_at).toISOString()).sort()).toEqual(wanted);
    const after = freeTimes(await timesOf(server, requests.find((_, nth) => answers[nth]?.status === 409) as never));
    expect(after.filter((one) => wanted.includes(one))).toEqual([]);
  });

  test('the database itself refuses a second call at one time', async () => {
    const [one, two] = [await requestCall(server, visitor('one')), await requestCall(server, visitor('two'))];
    await booked(server, one, at14);
    const other = await lead(two.reference);
    const row = {
      ...{ lead_id: other?.id ?? 0, starts_at: Date.parse(at14), minutes: 20, seat: '1', staff_id: null, sequence: 0 },
      ...{ booked_at: 0, moved_from: null, cancelled_at: null, reminded_for: null },
    };
    const second = server.database.transaction().execute((trx) => trx.insertInto('appointments').values(row).execute());
    await expect(second).rejects.toThrow(/unique|UNIQUE/);
  });

  test('a time that somebody takes while one chooses is not booked; pressing twice books once', async () => {
    const [one, two] = [await requestCall(server, visitor('one')), await requestCall(server, visitor('two'))];
    expect(freeTimes(await timesOf(server, one))).toContain(at14);
    await booked(server, two, at14);
    expect((await book(server, one, at14)).status).toBe(409);
    await booked(server, two, at14);
    const rows = await server.database.read.selectFrom('appointments').select('sequence').execute();
    expect(rows).toEqual([{ sequence: 0 }]);
  });

  test.each([
    ['on no grid', '2026-11-26T19:10:00.000Z'],
    ['at night', '2026-11-27T03:00:00.000Z'],
    ['on a weekend', '2026-11-28T19:00:00.000Z'],
    ['in the past', '2026-11-23T19:00:00.000Z'],
    ['too soon', '2026-11-24T15:30:00.000Z'],
    ['too far', '2027-02-01T19:00:00.000Z'],
  ])('a time %s is not booked', async (_, at) => {
    expect((await book(server, await requestCall(server), at)).status).toBe(409);
  });

  test('a call is moved: the old time is free again, the new one is not', async () => {
    const [one, two] = [await requestCall(server, visitor('one')), await requestCall(server, visitor('two'))];
    await booked(server, one, at14);
    await booked(server, one, at1430);
    const free = freeTimes(await timesOf(server, two));
    expect([free.includes(at14), free.includes(at1430)]).toEqual([true, false]);
    expect(await lead(one.reference)).toMatchObject({ promised_by: Date.parse(at1430) });
  });

  test('a cancelled call frees its time; the request is answered as promised, and may choose again', async () => {
    const request = await requestCall(server);
    await booked(server, request, at14);
    for (const _ of [1, 2]) expect((await cancel(server, request)).status).toBe(200);
    expect(await lead(request.reference)).toMatchObject({ promise: 'within 2 hours' });
    expect(freeTimes(await timesOf(server, request))).toContain(at14);
    await booked(server, request, at1430);
  });

  test('a call is changed and cancelled until an hour before, and not after', async () => {
    const request = await requestCall(server);
    await booked(server, request, at14);
    server.pass(Date.parse(at14) - hour - minute - server.now());
    expect((await timesOf(server, request)).call?.changeable).toBe(true);
    server.pass(2 * minute);
    expect(await timesOf(server, request)).toMatchObject({ call: { changeable: false }, days: [] });
    const later = '2026-11-27T19:00:00.000Z';
    for (const answer of [await book(server, request, later), await cancel(server, request)]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ error: { code: 'call-too-soon' } });
    }
  });

  test('possible spam, an old request and a strange token book nothing', async () => {
    const { token } = await requestCall(server, { extra_topic: 'filled by a script' });
    expect(token).toBe('');
    const old = await requestCall(server, visitor('old'));
    const wrong = [old.token.slice(0, -2), `${old.reference}.${'A'.repeat(43)}`, '', 'x', `${old.token}.x`];
    for (const token of wrong) {
      expect((await book(server, { ...old, token }, at14)).status).toBe(404);
      expect((await server.ask(`${callPaths.times}?token=${token}`)).status).toBe(404);
    }
    server.pass(31 * 24 * hour);
    expect((await book(server, old, '2026-12-29T19:00:00.000Z')).status).toBe(404);
  });

  test('a repeated request has the same link', async () => {
    const key = { [idempotencyHeader]: randomUUID() };
    const answers = await Promise.all([1, 2].map(() => server.postJson(paths.contacts, booking, key)));
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(two).toEqual(one);
  });

  describe('settings of staff', () => {
    test('length, lead time, buffer and calls at once', async () => {
      const admin = await administrator();
      await set(admin, { minutes: 60, leadHours: 23, bufferMinutes: 0, atOnce: 2 });
      const [one, two] = [await requestCall(server, visitor('one')), await requestCall(server, visitor('two'))];
      const third = await requestCall(server, visitor('three'));
      const free = freeTimes(await timesOf(server, one));
      expect(free.slice(0, 2)).toEqual(['2026-11-25T14:00:00.000Z', '2026-11-25T15:00:00.000Z']);
      expect((await booked(server, one, at14)).call.minutes).toBe(60);
      await booked(server, two, at14);
      expect((await book(server, third, at14)).status).toBe(409);
    });

    test('switched off, nothing is offered; what is booked stays', async () => {
      const request = await requestCall(server);
      await booked(server, request, at14);
      const other = await requestCall(server, visitor('other'));
      await set(await administrator(), { isOn: false });
      server.pass(minute);
      expect((await requestCall(server, visitor('late'))).token).toBe('');
      expect((await book(server, other, at1430)).status).toBe(404);
      expect(await timesOf(server, request)).toMatchObject({ call: { at: at14 }, days: [] });
      expect((await cancel(server, request)).status).toBe(200);
    });

    test('named colleagues have one call at a time each, and own the leads they call', async () => {
      await server.signedIn('sales', 'ann@staff.example');
      await server.signedIn('sales', 'bob@staff.example');
      const admin = await administrator();
      await set(admin, { people: ['bob@staff.example', 'ann@staff.example', 'nobody@staff.example'] });
      const requests = await Promise.all(['1', '2', '3'].map((nth) => requestCall(server, visitor(`n${nth}`))));
      const statuses = [];
      for (const request of requests) statuses.push((await book(server, request, at14)).status);
      expect(statuses).toEqual([201, 201, 409]);
      const { calls } = await admin.json<{ calls: { who: string }[] }>('GET', `${appointmentPaths.day}?day=2026-11-26`);
      expect(calls.map(({ who }) => who)).toEqual(['ann@staff.example', 'bob@staff.example']);
      const { owner, events } = await admin.json<LeadAnswer>('GET', pathOf(requests[0]?.reference ?? ''));
      expect(owner).toBe('ann@staff.example');
      expect(events.map(({ kind, detail }) => [kind, detail])).toContainEqual([
        'appointment',
        'booked for 2026-11-26 14:00',
      ]);
    });

    test.each([
      ['minutes', { minutes: 5 }],
      ['leadHours', { leadHours: -1 }],
      ['bufferMinutes', { bufferMinutes: 2.5 }],
      ['atOnce', { atOnce: 0 }],
    ])('%s out of its range is refused with its message', async (field, change) => {
      const admin = await administrator();
      const answer = await admin.call('PUT', appointmentPaths.settings, { ...usualAppointments, ...change });
      expect(answer.status).toBe(422);
      expect(Object.keys(((await answer.json()) as { error: { fields: object } }).error.fields)).toEqual([field]);
    });
  });

  describe('a browser without a script', () => {
    const asBrowser = { headers: { Accept: 'text/html' } };
    const page = async (path: string) => {
      const answer = await server.ask(path, asBrowser);
      return { status: answer.status, html: parse(await answer.text()) };
    };
    const linkTo = (html: ReturnType<typeof parse>, words: string) =>
      html
        .querySelectorAll('a')
        .find((link) => link.text === words)
        ?.getAttribute('href') ?? '';

    test('goes from the thanks to the times, books, changes and cancels', async () => {
      const sent = await server.postForm(paths.contacts, { ...booking, form: 'contact-page' });
      expect(sent.status).toBe(303);
      // No script of others is loaded where an address has a `token` (widgets/page/ask-consent.ts).
      expect(sent.headers.get('location')).toMatch(/^\/thank-you\?reference=[\w-]+&token=[\w.-]+$/);
      const thanks = await page(sent.headers.get('location') ?? '');
      const times = await page(linkTo(thanks.html, 'Or pick a time for our call'));
      expect(times.html.querySelectorAll('details summary').map(({ text }) => text)[0]).toBe('Tuesday, November 24');
      const button = times.html.querySelector(`button[value="${at14}"]`);
      expect([button?.text, button?.querySelector('time')?.getAttribute('datetime')]).toEqual(['14:00', at14]);

      const token = times.html.querySelector('[name="token"]')?.getAttribute('value') ?? '';
      const done = await server.postForm(callPaths.times, { token, at: at14 });
      expect(done.status).toBe(303);
      const shown = await page(done.headers.get('location') ?? '');
      expect(shown.html.querySelector('time')?.text).toBe('Thursday, November 26 at 14:00');
      const other = await page(linkTo(shown.html, 'Choose another time'));
      expect(other.html.querySelector('[data-slot="said"]')?.text).toContain('Thursday, November 26 at 14:00');
      const asked = await page(linkTo(shown.html, 'Cancel the call'));
      expect(asked.html.querySelector('form')?.getAttribute('action')).toBe(callPaths.cancel);
      expect((await timesOf(server, { reference: '', token })).call).not.toBeNull();
      const kept = await page(linkTo(asked.html, 'Keep the call'));
      expect(kept.html.querySelector('time')?.text).toBe('Thursday, November 26 at 14:00');
      expect(linkTo(asked.html, 'Choose another time')).toBe(linkTo(shown.html, 'Choose another time'));
      const gone = await server.postForm(callPaths.cancel, { token });
      expect([gone.status, await gone.text()]).toEqual([200, expect.stringContaining('Cancelled')]);
    });

    test('whose time was taken meanwhile gets the page again, with the times that are free', async () => {
      const [one, two] = [await requestCall(server, visitor('one')), await requestCall(server, visitor('two'))];
      await booked(server, two, at14);
      const answer = await server.postForm(callPaths.times, { token: one.token, at: at14 });
      const html = parse(await answer.text());
      expect(answer.status).toBe(409);
      expect(html.querySelector('[data-slot="said"]')?.text).toContain('Someone was faster');
      expect(html.querySelector(`button[value="${at14}"]`)).toBeNull();
      expect(html.querySelector(`button[value="${at1430}"]`)).not.toBeNull();
      expect(html.querySelector('[name="token"]')?.getAttribute('value')).toBe(one.token);
    });

    test('a link that names a time offers it first', async () => {
      const { token } = await requestCall(server);
      const { html } = await page(`/pick-a-time?token=${token}&at=${at14}`);
      const [first] = html.querySelectorAll('details');
      expect([first?.querySelector('summary')?.text, first?.querySelector('button')?.text]).toEqual([
        'The time you asked for',
        'Thursday, November 26 at 14:00',
      ]);
    });

    test('a link that is damaged says so', async () => {
      for (const path of ['/pick-a-time', '/pick-a-time?token=%22%3E%3Cscript%3E'])
        expect(await page(path)).toMatchObject({ status: 404 });
    });
  });
});

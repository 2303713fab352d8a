import { expect, test } from 'vitest';
import type { TimesAnswer } from '../../../shared/appointments/appointments.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import { appointmentPaths, type BookedByStaffAnswer, type DayAnswer } from '../../../shared/staff/appointments.ts';
import { undoPath } from '../../../shared/staff/bulk.ts';
import type { LeadAnswer } from '../../../shared/staff/inbox.ts';
import { type ReplyStart, repliesPath } from '../../../shared/staff/replies.ts';
import { booked, freeTimes, requestCall, timesOf, book as visitorBooks } from '../../support/calls.ts';
import { eachDatabase } from '../../support/databases.ts';
import { until } from '../../support/hand-clock.ts';
import { listed, pathOf } from '../../support/inbox.ts';
import { allJobs, settled } from '../../support/mail-workers.ts';
import { wakeMails } from '../../support/statements.ts';
import { useMailServer } from '../../support/use-mail-server.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const tuesday = Date.parse('2026-11-24T14:00:00Z');
const at930 = '2026-11-24T14:30:00.000Z';
const at1130 = '2026-11-24T16:30:00.000Z';
const at14 = '2026-11-26T19:00:00.000Z';
const friday = '2026-11-27T15:30:00.000Z';
const email = 'ann@visitor.example';
const desk = 'desk@staff.example';

eachDatabase('a call that staff book with the person', (database) => {
  const mail = useMailServer();

  async function start() {
    const server = await database.ownServer({ smtpUrl: mail.url, leadsTo: desk });
    server.pass(tuesday - server.now());
    const sales = await server.signedIn('sales');
    const request = await requestCall(server);
    const path = `${appointmentPaths.day}/${request.reference}`;
    const send = async () => {
      // Past the time in which it can be undone.
      server.pass(16_000);
      await wakeMails(server.database);
      await until('all is sent', async () => (await allJobs(server.database)).every(settled));
    };
    await send();
    return {
      server,
      sales,
      request,
      path,
      send,
      book: (at: string) => sales.json<BookedByStaffAnswer>('POST', path, { at }, 201),
      lead: () => sales.json<LeadAnswer>('GET', pathOf(request.reference)),
      calls: (to: string) => mail.to(to).filter(({ subject }) => /^(Our call|Cancelled|Call )/.test(subject ?? '')),
    };
  }

  test('is booked, as is the time that the person chooses at that moment, one after the other', async () => {
    const { server, sales, request, path } = await start();
    const times = freeTimes(await timesOf(server, request));
    for (const [first = '', second = ''] of [0, 2, 4].map((from) => times.slice(from))) {
      const answers = await Promise.all([
        visitorBooks(server, request, first),
        sales.call('POST', path, { at: second }),
        visitorBooks(server, request, second),
        sales.call('POST', path, { at: first }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    }
  });

  test('is at one of the free times of the booking page, in the history, the list of calls and the email', async () => {
    const { server, sales, request, path, send, book, lead, calls } = await start();
    const [times, visitors] = [await sales.json<TimesAnswer>('GET', path), await timesOf(server, request)];
    // 9:00: the notice of two hours is for visitors.
    expect([freeTimes(times)[0], freeTimes(visitors)[0]]).toEqual([at930, at1130]);
    expect(freeTimes(times).filter((at) => at >= at1130)).toEqual(freeTimes(visitors));
    expect(freeTimes(times)).toContain(at14);
    expect((await book(at14)).call).toMatchObject({ at: at14, when: 'Thursday, November 26 at 14:00' });
    expect(await lead()).toMatchObject({
      state: 'booked',
      owner: 'sales@staff.example',
      callAt: Date.parse(at14),
      events: [
        { kind: 'appointment', detail: 'booked for 2026-11-26 14:00', who: 'sales@staff.example' },
        { kind: 'state', detail: 'new → booked' },
        { kind: 'owner' },
      ],
    });
    const { calls: list } = await sales.json<DayAnswer>('GET', `${appointmentPaths.day}?day=2026-11-26`);
    expect(list).toMatchObject([{ reference: request.reference, at: Date.parse(at14) }]);
    expect(await listed(sales)).toMatchObject([{ reference: request.reference, callAt: Date.parse(at14) }]);
    const { templates } = await sales.json<ReplyStart>('GET', repliesPath(request.reference));
    const appointment = templates.find(({ name }) => name === 'Appointment')?.body;
    expect(appointment).toContain(`Our appointment is on Thursday, November 26 at 14:00 (${homeTime}).`);
    await send();
    const [letter] = calls(email);
    expect(letter?.subject).toBe('Our call on Thursday, November 26 at 14:00');
    expect(letter?.text).toContain('a call was booked by one of us for this address');
    expect(letter?.attachments.map(({ mimeType }) => mimeType)).toContain('application/ics');
    expect(calls(desk)[0]?.text).toContain('A colleague chose this time.');
  });

  beforeRelease('is moved and cancelled by them, and by the visitor with the link of the email', async () => {
    const { server, sales, request, path, send, book, lead, calls } = await start();
    await book(at14);
    await send();
    await book(friday);
    await send();
    expect(calls(email).at(-1)?.text).toContain('It is no longer on Thursday, November 26 at 14:00.');
    await booked(server, request, at14);
    expect((await lead()).callAt).toBe(Date.parse(at14));
    await sales.json('DELETE', path);
    await send();
    expect(calls(email).at(-1)?.subject).toBe('Cancelled: our call on Thursday, November 26 at 14:00');
  });

  test('that is undone before its email leaves tells nobody, and the lead is as it was', async () => {
    const { sales, path, send, book, lead, calls } = await start();
    const { promisedBy } = await lead();
    const { act } = await book(at14);
    await sales.json('DELETE', path);
    await sales.json('POST', `${undoPath}/${act}`);
    await send();
    expect(await lead()).toMatchObject({ state: 'new', owner: null, callAt: null, promisedBy });
    expect([...calls(email), ...calls(desk)].map(({ subject }) => subject)).toEqual([]);
  });

  beforeRelease('that is moved, and moved back within the notice by whoever moved it, tells nobody', async () => {
    const { server, sales, request, path, send, book, lead, calls } = await start();
    await booked(server, request, at1130);
    await send();
    // An hour and a half before the call.
    server.pass(60 * 60_000);
    await sales.signIn('sales@staff.example');
    const { act } = await book(friday);
    await book(at1130);
    if (act !== null) await sales.json('POST', `${undoPath}/${act}`);
    await send();
    expect(await lead()).toMatchObject({ state: 'new', owner: null, callAt: Date.parse(at1130) });
    expect(calls(email).map(({ subject }) => subject)).toEqual(['Our call on Tuesday, November 24 at 11:30']);
    expect(calls(desk)).toHaveLength(1);
    expect((await sales.json<TimesAnswer>('GET', path)).call).toMatchObject({ at: at1130 });
  });

  beforeRelease('that is moved back once the person knows of it tells them again', async () => {
    const { server, sales, send, book, calls } = await start();
    await book(at1130);
    await send();
    await book(friday);
    await send();
    server.pass(60 * 60_000);
    await sales.signIn('sales@staff.example');
    expect((await book(at1130)).call.at).toBe(at1130);
    await send();
    expect(calls(email).at(-1)?.text).toContain('It is no longer on Friday, November 27 at 10:30.');
  });

  beforeRelease('is refused at a time that is taken, and for spam', async () => {
    const { server, sales, path, book, lead } = await start();
    await booked(server, await requestCall(server, { email: 'other@visitor.example' }), at14);
    expect((await sales.call('POST', path, { at: at14 })).status).toBe(409);
    await book(friday);
    await sales.json('PATCH', pathOf((await lead()).reference), { version: (await lead()).version, state: 'spam' });
    expect((await sales.call('GET', path)).status).toBe(404);
    expect((await sales.call('POST', path, { at: friday })).status).toBe(404);
  });
});

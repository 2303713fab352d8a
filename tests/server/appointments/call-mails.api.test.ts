import { hash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { remindVisitors } from '../../../server/appointments/remind-visitors.ts';
import type { Transaction } from '../../../server/database/schema.ts';
import { addAccount, resetAccount, revokeAccount } from '../../../server/staff/account-writes.ts';
import { company } from '../../../shared/company/company.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import { appointmentPaths, feedPath } from '../../../shared/staff/appointments.ts';
import { book, booked, calendarLines, cancel, requestCall, timesOf, tokenIn } from '../../support/calls.ts';
import { eachDatabase } from '../../support/databases.ts';
import { until } from '../../support/hand-clock.ts';
import { allJobs, settled } from '../../support/mail-workers.ts';
import type { ReceivedMail } from '../../support/smtp.ts';
import { type StaffServer, staffBrowser } from '../../support/staff.ts';
import { wakeMails } from '../../support/statements.ts';
import { useMailServer } from '../../support/use-mail-server.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const hour = 3_600_000;
const tuesday = Date.parse('2026-11-24T14:00:00Z');
const at14 = '2026-11-26T19:00:00.000Z';
const friday = '2026-11-27T15:30:00.000Z';
const email = 'ann@visitor.example';
const desk = 'desk@staff.example';

eachDatabase('emails of a call', (database) => {
  const mail = useMailServer();
  let server: StaffServer;
  beforeEach(async () => {
    server = await database.ownServer({ smtpUrl: mail.url, leadsTo: desk, siteOrigin: 'https://www.ours.example' });
    server.pass(tuesday - server.now());
  });

  async function allAreSent(): Promise<void> {
    await wakeMails(server.database);
    await until('all is sent', async () => (await allJobs(server.database)).every(settled));
  }
  const remind = () => server.database.transaction().execute((trx) => remindVisitors(trx, server.now()));
  const calls = (to: string) => mail.to(to).filter(({ subject }) => /call/i.test(subject ?? ''));

  /** The calendar that the email carries, as alternative and as attachment. */
  function calendarOf(letter: ReceivedMail | undefined) {
    const ofType = (type: string) => letter?.attachments.find(({ mimeType }) => mimeType === type);
    const content = ofType('application/ics')?.content ?? '';
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    // The parser of emails has made one character of each line end.
    const file = calendarLines(text.replace(/\r?\n/g, '\r\n'));
    expect(ofType('text/calendar')?.method).toBe(file.value('METHOD'));
    return file;
  }

  test('the confirmation invites, a change updates and the end cancels one entry of the calendar', async () => {
    const request = await requestCall(server);
    await booked(server, request, at14);
    await allAreSent();
    await booked(server, request, friday);
    await allAreSent();
    const [first, second] = calls(email);
    const entries = [first, second].map(calendarOf);
    expect(entries.map(({ value }) => ['METHOD', 'SEQUENCE', 'DTSTART', 'DURATION', 'STATUS'].map(value))).toEqual([
      ['REQUEST', '0', '20261126T190000Z', 'PT20M', 'CONFIRMED'],
      ['REQUEST', '1', '20261127T153000Z', 'PT20M', 'CONFIRMED'],
    ]);
    expect(new Set(entries.map(({ value }) => value('UID')))).toEqual(
      new Set([`call-${request.reference}@${new URL(company.origin).host}`]),
    );
    expect(entries[0]?.value('ATTENDEE')).toBe(`mailto:${email}`);
    expect(first?.subject).toBe('Our call on Thursday, November 26 at 14:00');
    expect(first?.text).toContain(`We will call you on Thursday, November 26 at 14:00, ${homeTime}`);
    expect(first?.text).not.toContain('no longer');
    expect(second?.text).toContain('It is no longer on Thursday, November 26 at 14:00.');
    // Nothing that was typed, as it may reach a stranger.
    expect(`${first?.text}${entries[0]?.all.join('')}`).not.toMatch(/Example Dental|Ann Example|0100/);

    const link = /https\S+pick-a-time\S+/.exec(first?.text ?? '')?.[0] ?? '';
    expect((await cancel(server, { ...request, token: tokenIn(link) })).status).toBe(200);
    // Three automatic emails a day reach a mailbox: the confirmation of the request was the first.
    server.pass(25 * hour);
    await booked(server, request, friday);
    expect((await cancel(server, request)).status).toBe(200);
    await allAreSent();
    const end = calendarOf(calls(email).at(-1));
    expect(['METHOD', 'SEQUENCE', 'STATUS', 'UID'].map(end.value)).toEqual([
      'CANCEL',
      '4',
      'CANCELLED',
      entries[0]?.value('UID'),
    ]);
  });

  test('staff are told whom to call and when, what time a moved call had, and that it is cancelled', async () => {
    const request = await requestCall(server);
    await booked(server, request, at14);
    await allAreSent();
    await booked(server, request, friday);
    await allAreSent();
    await cancel(server, request);
    await allAreSent();
    const [said, moved, gone] = calls(desk);
    expect(said?.subject).toBe(`Call booked ${request.reference}: Thursday, November 26 at 14:00, Example Dental`);
    expect(said?.text).toContain('416 555 0100');
    expect(moved?.subject).toBe(`Call moved ${request.reference}: Friday, November 27 at 10:30, Example Dental`);
    expect(moved?.text).toContain('in place of Thursday, November 26 at 14:00');
    expect(gone?.subject).toContain('Call cancelled');
  });

  test('a reminder goes out once, a day before, and not for a call that was just booked, moved or cancelled', async () => {
    const [one, two, soon] = await Promise.all(
      ['one', 'two', 'soon'].map((name) => requestCall(server, { email: `${name}@visitor.example` })),
    );
    if (!one || !two || !soon) throw new Error('three requests');
    await booked(server, one, at14);
    await booked(server, two, '2026-11-26T19:30:00.000Z');
    await booked(server, soon, '2026-11-25T13:00:00.000Z');
    await allAreSent();
    mail.mails.length = 0;
    await remind();
    await cancel(server, two);
    server.pass(Date.parse(at14) - 24 * hour - 60_000 - server.now());
    await remind();
    await allAreSent();
    expect(mail.mails.filter(({ subject }) => subject?.startsWith('Reminder'))).toEqual([]);
    server.pass(2 * 60_000);
    for (const _ of [1, 2]) await remind();
    await allAreSent();
    const reminders = mail.mails.filter(({ subject }) => subject?.startsWith('Reminder'));
    expect(reminders.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      [['one@visitor.example'], 'Reminder: our call on Thursday, November 26 at 14:00'],
    ]);
    expect(calendarOf(reminders[0]).value('METHOD')).toBe('REQUEST');
  });

  beforeRelease('the confirmation of a request leads to the free times', async () => {
    await requestCall(server);
    await allAreSent();
    const [letter] = mail.to(email);
    const token = tokenIn(/https\S+pick-a-time\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    expect(letter?.text).toContain('Or pick a time for our call');
    expect((await timesOf(server, { reference: '', token })).days.length).toBeGreaterThan(5);
  });

  beforeRelease('the page gives the call as a file', async () => {
    const request = await requestCall(server);
    const file = () => server.ask(`/pick-a-time/call.ics?token=${request.token}`);
    expect((await file()).status).toBe(404);
    await booked(server, request, at14);
    const answer = await file();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendarLines(await answer.text()).value('DTSTART')).toBe('20261126T190000Z');
  });

  test('erasing the person erases the call: its time is free, its emails are not sent', async () => {
    const request = await requestCall(server);
    const other = await requestCall(server, { email: 'other@visitor.example' });
    await booked(server, request, at14);
    const admin = staffBrowser({ url: server.url, origin: server.origin });
    await admin.signIn();
    await admin.json('DELETE', `/api/staff/leads/${request.reference}`);
    expect(await server.database.read.selectFrom('appointments').selectAll().execute()).toEqual([]);
    expect((await server.ask(`/pick-a-time?token=${request.token}`)).status).toBe(404);
    expect((await book(server, other, at14)).status).toBe(201);
  });

  beforeRelease(
    'a colleague subscribes to the calls at a secret address, which ends when it is renewed or the account is',
    async () => {
      const sales = await server.signedIn('sales');
      const make = async () =>
        (await sales.json<{ address: string }>('POST', appointmentPaths.feed, undefined, 201)).address;
      expect(await sales.json('GET', appointmentPaths.feed)).toEqual({ madeAt: null });
      const old = await make();
      const address = await make();
      await booked(server, await requestCall(server), at14);
      const path = (url: string) => new URL(url).pathname;
      expect((await server.ask(path(old))).status).toBe(404);
      const answer = await server.ask(path(address));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
      const { value } = calendarLines(await answer.text());
      expect(['METHOD', 'DTSTART', 'SUMMARY'].map(value)).toEqual([
        'PUBLISH',
        '20261126T190000Z',
        'Call Ann Example\\, Example Dental',
      ]);
      await server.database
        .transaction()
        .execute((trx) =>
          trx.updateTable('staff').set({ revoked_at: 1 }).where('email', '=', 'sales@staff.example').execute(),
        );
      expect((await server.ask(path(address))).status).toBe(404);
    },
  );

  beforeRelease(
    'a calendar address does not come back with an account that is opened again, nor outlive its reset',
    async () => {
      const email = 'sales@staff.example';
      const sales = await server.signedIn('sales', email);
      const make = async () =>
        new URL((await sales.json<{ address: string }>('POST', appointmentPaths.feed, undefined, 201)).address)
          .pathname;
      const status = async (path: string) => (await server.ask(path)).status;
      const write = (work: (trx: Transaction) => Promise<unknown>) => server.database.transaction().execute(work);
      const at = server.now();
      const address = await make();
      expect(await status(address)).toBe(200);
      await write((trx) => resetAccount(trx, { email, passwordHash: 'none', at }));
      expect(await status(address)).toBe(404);

      const { id } = await server.database.read
        .selectFrom('staff')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const feed = { staff_id: id, hash: hash('sha256', 'of-another-time'), made_at: at };
      await write((trx) => trx.insertInto('appointment_feeds').values(feed).execute());
      const old = `${feedPath}/of-another-time.ics`;
      expect(await status(old)).toBe(200);
      await write((trx) => revokeAccount(trx, { email, at }));
      const account = { email, role: 'sales' as const, passwordHash: 'none', oneTime: true };
      await write((trx) => addAccount(trx, { account, at }));
      expect(await status(old)).toBe(404);
    },
  );
});

import { beforeEach, expect, test } from 'vitest';
import { appointmentPaths, type DayAnswer } from '../../../shared/staff/appointments.ts';
import type { LeadAnswer } from '../../../shared/staff/inbox.ts';
import { booked, freeTimes, requestCall, timesOf } from '../../support/calls.ts';
import { eachDatabase } from '../../support/databases.ts';
import { pathOf } from '../../support/inbox.ts';
import { type StaffServer, staffBrowser } from '../../support/staff.ts';

/** Tuesday, 9:00 in Toronto. */
const tuesday = Date.parse('2026-11-24T14:00:00Z');
const at14 = '2026-11-26T19:00:00.000Z';

eachDatabase('calls of spam', (database) => {
  let server: StaffServer;
  beforeEach(async () => {
    server = await database.server();
    server.pass(tuesday - server.now());
  });
  const visitor = (name: string) => ({ email: `${name}@visitor.example` });

  test('a request that is marked as spam frees its time: nobody is called then, and another may take it', async () => {
    const [one, two] = [await requestCall(server, visitor('one')), await requestCall(server, visitor('two'))];
    await booked(server, one, at14);
    const admin = staffBrowser(server);
    expect((await admin.signIn()).status).toBe(200);
    const mark = async (state: string) => {
      const { version } = await admin.json<LeadAnswer>('GET', pathOf(one.reference));
      await admin.json('PATCH', pathOf(one.reference), { version, state });
    };
    const calls = async () =>
      (await admin.json<DayAnswer>('GET', `${appointmentPaths.day}?day=2026-11-26`)).calls.map(
        (call) => call.reference,
      );
    await mark('spam');
    expect(await calls()).toEqual([]);
    await mark('new');
    expect(await calls()).toEqual([one.reference]);
    await mark('spam');
    expect(freeTimes(await timesOf(server, two))).toContain(at14);
    await booked(server, two, at14);
    await mark('new');
    expect(await calls()).toEqual([two.reference]);
  });
});

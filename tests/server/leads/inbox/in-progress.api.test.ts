import { expect, test } from 'vitest';
import type { TimesAnswer } from '../../../../shared/appointments/appointments.ts';
import { appointmentPaths, type DayAnswer } from '../../../../shared/staff/appointments.ts';
import type { LeadAnswer } from '../../../../shared/staff/inbox.ts';
import { mergePath } from '../../../../shared/staff/person.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { listed, pathOf, sendBooking } from '../../../support/inbox.ts';

const minute = 60_000;
/** 9:10 in Toronto. */
const tuesday = Date.parse('2026-11-24T14:10:00Z');

eachDatabase('the list of what is in progress', (database) => {
  async function start() {
    const server = await database.ownServer();
    server.pass(tuesday - server.now());
    const sales = await server.signedIn('sales');
    const names = async (query = '') => (await listed(sales, `view=working${query}`)).map(({ name }) => name);
    /** A lead that was contacted. */
    async function lead(name: string, change: object = {}): Promise<string> {
      const reference = await sendBooking(server, { name, email: `${name.toLowerCase()}@visitor.example` });
      const { version } = await sales.json<LeadAnswer>('GET', pathOf(reference));
      await sales.json('PATCH', pathOf(reference), { version, state: 'contacted', ...change });
      return reference;
    }
    const call = (reference: string, at: string) =>
      sales.json('POST', `${appointmentPaths.day}/${reference}`, { at }, 201);
    return { server, sales, names, lead, call };
  }

  test('begins with a call in twenty minutes, and has later calls and next steps in the order of time', async () => {
    const { server, sales, names, lead, call } = await start();
    await lead('Nothing');
    await lead('Overdue', { nextStep: 'Send the quote', nextStepAt: tuesday - 24 * 60 * minute });
    const soon = await lead('Soon', { nextStep: 'Ask for the plan', nextStepAt: tuesday + 90 * 24 * 60 * minute });
    await lead('Friday', { nextStep: 'Call', nextStepAt: tuesday + 3 * 24 * 60 * minute });
    const thursday = await lead('Thursday');
    await call(thursday, '2026-11-26T19:00:00.000Z');
    await call(soon, '2026-11-24T14:30:00.000Z');
    const all = ['Soon', 'Overdue', 'Thursday', 'Friday', 'Nothing'];
    expect(await names()).toEqual(all);
    expect(await names('&owner=me')).toEqual(['Soon', 'Thursday']);
    expect((await names('&sort=oldest'))[0]).toBe('Nothing');
    // The call is not over yet; an hour and a half later it is.
    server.pass(25 * minute);
    expect(await names()).toEqual(all);
    server.pass(65 * minute);
    await sales.signIn('sales@staff.example');
    expect(await names()).toEqual(['Overdue', 'Thursday', 'Friday', 'Soon', 'Nothing']);
  });

  test('has the call of a request that was merged, which is moved and cancelled on the first one', async () => {
    const { server, sales, names, lead, call } = await start();
    await lead('Friday', { nextStep: 'Call', nextStepAt: tuesday + 3 * 24 * 60 * minute });
    const first = await lead('Soon');
    const later = await sendBooking(server, { name: 'Soon', email: 'soon@visitor.example' });
    await call(later, '2026-11-24T14:30:00.000Z');
    const { version } = await sales.json<LeadAnswer>('GET', pathOf(later));
    await sales.json('POST', mergePath(first), { leads: [{ reference: later, version }] });
    expect(await names()).toEqual(['Soon', 'Friday']);
    const path = `${appointmentPaths.day}/${first}`;
    const shown = async () => (await sales.json<LeadAnswer>('GET', pathOf(first))).callAt;
    expect(await shown()).toBe(Date.parse('2026-11-24T14:30:00.000Z'));
    const { calls } = await sales.json<DayAnswer>('GET', `${appointmentPaths.day}?day=2026-11-24`);
    expect(calls).toMatchObject([{ reference: first }]);
    await call(first, '2026-11-26T19:00:00.000Z');
    expect(await shown()).toBe(Date.parse('2026-11-26T19:00:00.000Z'));
    expect((await sales.json<TimesAnswer>('GET', path)).call).toMatchObject({ at: '2026-11-26T19:00:00.000Z' });
    await sales.json('DELETE', path);
    expect(await shown()).toBeNull();
  });
});

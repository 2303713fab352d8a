import { expect } from 'vitest';
import { remindVisitors } from '../../server/appointments/remind-visitors.ts';
import { paths } from '../../shared/http.ts';
import { appointmentPaths, usualAppointments } from '../../shared/staff/appointments.ts';
import { undoPath } from '../../shared/staff/bulk.ts';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { book, booked, cancel, freeTimes, requestCall, timesOf, tokenIn } from './calls.ts';
import { ChatVisitor, gate } from './chat.ts';
import { day, type PostgresDesk } from './postgres-desk.ts';

const hour = 3_600_000;

export async function callsAreBooked({ server, admin, sales, at, allAreSent }: PostgresDesk) {
  const [one, two, three] = await Promise.all(
    ['first', 'second', 'third'].map((name) => requestCall(server, { email: `${name}.call@visitor.example` })),
  );
  if (!one || !two || !three) throw new Error('three requests');
  // Further ahead than a call that is its own reminder.
  const times = freeTimes(await timesOf(server, one)).filter(
    (time) => Date.parse(time) > server.now() + day + 2 * hour,
  );
  const [first = '', other = ''] = times;
  await booked(server, one, first);
  expect((await book(server, two, first)).status).toBe(409);
  await booked(server, two, other);
  await allAreSent();
  expect((await cancel(server, two)).status).toBe(200);
  expect((await server.ask(`/pick-a-time/call.ics?token=${one.token}`)).status).toBe(200);

  const { settings, colleagues } = await admin.json<{ settings: object; colleagues: string[] }>(
    'GET',
    appointmentPaths.settings,
  );
  expect(settings).toEqual(usualAppointments);
  await admin.json('PUT', appointmentPaths.settings, { ...usualAppointments, people: ['sales@staff.example'] });
  expect(colleagues).toContain('sales@staff.example');
  await booked(server, three, other);
  // With calls ahead.
  await sales.json('GET', `${inboxPaths.leads}?view=working`);
  const { calls } = await sales.json<{ calls: { who: string }[] }>(
    'GET',
    `${appointmentPaths.day}?day=${other.slice(0, 10)}`,
  );
  expect(calls.map(({ who }) => who)).toContain('sales@staff.example');
  await sales.json('GET', appointmentPaths.feed);
  const { address } = await sales.json<{ address: string }>('POST', appointmentPaths.feed, undefined, 201);
  expect(await (await server.ask(new URL(address).pathname)).text()).toContain('BEGIN:VEVENT');
  const path = `${appointmentPaths.day}/${three.reference}`;
  await sales.json('GET', path);
  const { act } = await sales.json<{ act: number }>('POST', path, { at: times[2] }, 201);
  await sales.json('DELETE', path);
  await sales.json('POST', `${undoPath}/${act}`);

  const ann = new ChatVisitor(server, { ...gate, email: 'chat.call@visitor.example' });
  expect((await server.postJson(paths.chatContact, { ...ann.clientInfo, sessionId: ann.sessionId })).status).toBe(201);
  const { response } = await ann.ask('Saturday at 10 am');
  expect(tokenIn(/\((\/pick-a-time[^)]+)\)/.exec(response)?.[1] ?? '')).not.toBe('');

  await at(Date.parse(first) - day + 60_000);
  await server.database.transaction().execute((trx) => remindVisitors(trx, server.now()));
  await allAreSent();
  await admin.json('PUT', appointmentPaths.settings, usualAppointments);
}

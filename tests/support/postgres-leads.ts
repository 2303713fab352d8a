import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { sendDueNotices } from '../../server/leads/notices/send-due-notices.ts';
import { type BulkAnswer, bulkPath, undoPath } from '../../shared/staff/bulk.ts';
import { appointmentPath, emailsPath, inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { type NoticesAnswer, noticePaths, usualNotices } from '../../shared/staff/notices.ts';
import { mergePath, personPath } from '../../shared/staff/person.ts';
import { type ReplyStart, repliesPath, takeBackWithin, templatesPath } from '../../shared/staff/replies.ts';
import { choicesPath, viewsPath } from '../../shared/staff/saved-views.ts';
import { ChatVisitor, eventsOf, gate } from './chat.ts';
import { row } from './import-rows.ts';
import { upload } from './importer.ts';
import { listed, pathOf, sendBooking } from './inbox.ts';
import { day, minute, type PostgresDesk, week } from './postgres-desk.ts';

/** Search (ignoring accents), change, answer, merge, split, erasure. */
export async function leadsAreWorkedOn({ server, admin, sales, lead, change }: PostgresDesk) {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const stream = await fetch(server.url + inboxPaths.live, {
    headers: { Cookie: sales.cookie },
    signal: leave.signal,
  });
  const news = eventsOf(stream);
  expect((await news.next()).value?.event).toBe('open');
  const one = await sendBooking(server, { email: 'one@many.example', page: '/pricing' });
  // Emails of requests before it may be news at the same moment.
  for await (const { data } of news) if ((data.references as string[] | undefined)?.includes(one)) break;
  leave.abort();
  for (const typed of ['okaf', 'ZOË', 'Zoe', 'zoe@harbour'])
    expect((await listed(sales, `view=all&q=${encodeURIComponent(typed)}`)).map(({ name }) => name)).toEqual([
      'Zoë Okafor',
    ]);
  for (const query of [
    'view=new&owner=me&state=new&form=booking',
    'view=all&service=cloud&place=york&owner=nobody',
    'view=snoozed',
    `view=all&${week}&origin=https%3A%2F%2Fx.example`,
    'view=all&only=unopened&sort=name',
    'view=all&only=overdue&sort=company',
    'view=all&q=%2B1%20416%20555%200100',
    'view=all&q=555-0100',
  ])
    await listed(sales, query);
  await change(one, {
    owner: 'sales@staff.example',
    state: 'contacted',
    nextStep: 'Call',
    nextStepAt: server.now() + day,
  });
  expect((await sales.call('GET', appointmentPath(one))).status).toBe(200);
  await sales.json('POST', `${pathOf(one)}/notes`, { text: '@owner please ring at noon' });
  const said = await sales.json<BulkAnswer>('POST', `${pathOf(one)}/notes`, { text: 'Said in error' });
  await sales.json('POST', `${undoPath}/${said.act}`);
  const [note] = (await sales.json<LeadAnswer>('GET', pathOf(one))).events.filter(({ kind }) => kind === 'note');
  await sales.json('PUT', `${pathOf(one)}/notes/${note?.id}`, { text: 'Please ring at noon' });
  expect(await listed(sales, 'view=all&q=ring%20noon')).toMatchObject([{ reference: one }]);
  expect(await listed(sales, `view=all&q=${one.replace('-', '')}`)).toMatchObject([{ reference: one }]);
  expect(await sales.json('GET', `${emailsPath(one)}?before=9`)).toEqual({ events: [], olderEmails: 0 });
  const start = await sales.json<ReplyStart>('GET', repliesPath(one));
  expect(start.templates.length).toBeGreaterThan(0);
  const reply = {
    key: randomUUID(),
    subject: 'Your request',
    body: 'Hello',
    quote: true,
    replyTo: 'me',
    lastAnswer: null,
  };
  for (const _ of [1, 2]) await sales.json('POST', repliesPath(one), reply, 202);
  const replies = async () => (await lead(one)).deliveries.filter(({ kind }) => kind === 'lead-reply');
  await server.passAndSend(takeBackWithin);
  await expect.poll(async () => (await replies())[0]?.sentAt).not.toBeNull();
  await sales.json('POST', `${pathOf(one)}/mails/${(await replies())[0]?.id}`);
  const template = { name: 'Greeting', subject: 'Hello', body: 'Hi {{name}}' };
  const { id } = await admin.json<{ id: number }>('POST', templatesPath, template, 201);
  await admin.json('PUT', `${templatesPath}/${id}`, { ...template, body: 'Changed' });
  await admin.json('GET', templatesPath);
  await admin.json('DELETE', `${templatesPath}/${id}`);

  const view = { name: 'Mine', view: 'all', filter: 'owner=me', shared: true };
  const saved = await sales.json<{ id: number }>('POST', viewsPath, view, 201);
  await sales.json('GET', viewsPath);
  await sales.json('DELETE', `${viewsPath}/${saved.id}`);
  await sales.json('GET', choicesPath);

  const [two, three] = [
    await sendBooking(server, { email: 'one@many.example', message: 'Two' }),
    await sendBooking(server, { email: 'three@many.example', phone: '905 555 0111', extra_topic: 'x' }),
  ];
  const leads = [{ reference: two, version: 0 }];
  const spam = await sales.json<BulkAnswer>('POST', bulkPath, { leads, state: 'spam', owner: 'sales@staff.example' });
  await sales.json('POST', `${undoPath}/${spam.act}`);
  const released = await sales.json<BulkAnswer>('POST', bulkPath, {
    leads: [{ reference: three, version: 0 }],
    state: 'new',
  });
  await sales.json('POST', `${undoPath}/${released.act}`);
  await change(three, { state: 'new' });
  const merged = await sales.json<BulkAnswer>('POST', mergePath(one), {
    leads: [{ reference: two, version: (await lead(two)).version }],
  });
  expect(merged.done).toBe(1);
  expect(await sales.json('GET', personPath(two))).toMatchObject({ first: one });
  await sales.json('POST', `${undoPath}/${merged.act}`);
  for (const query of ['view=all', 'view=working&q=zoe&owner=me'])
    expect((await (await admin.call('GET', `${inboxPaths.exportCsv}?${query}`)).text()).startsWith('reference')).toBe(
      true,
    );
  await new ChatVisitor(server, { ...gate, email: 'one@many.example' }).ask('Hello');
  await upload(admin, [row(1, { email: 'one@many.example' })], true);
  expect(await admin.json('DELETE', pathOf(one))).toEqual({ erased: 2 });
  expect(await listed(sales, 'view=all&q=many')).toMatchObject([{ reference: three }]);
}

/** Due notices, claims, snooze and its end. */
export async function dutyIsTold({ server, admin, sales, mail, at, lead, change }: PostgresDesk) {
  await server.signedIn('sales', 'bob@staff.example');
  for (const by of [admin, sales])
    await by.json('PUT', noticePaths.settings, {
      ...usualNotices,
      newLead: true,
      quietFrom: '22:00',
      quietTo: '07:00',
    });
  await sales.json('GET', noticePaths.settings);
  const first = await sendBooking(server, { email: 'due@visitor.example' });
  const second = await sendBooking(server, { email: 'later@visitor.example' });
  await sales.json('POST', `${pathOf(first)}/notes`, { text: '@bob please call' });
  const { version, promisedBy } = await lead(second);
  const back = server.now() + 30 * minute;
  await sales.json('PUT', `${pathOf(second)}/snooze`, { version, until: back });
  await change(first, { nextStep: 'Call', nextStepAt: back + minute, owner: 'bob@staff.example' });
  for (const moment of [
    server.now(),
    back,
    back + 2 * minute,
    promisedBy - 29 * minute,
    promisedBy - 14 * minute,
    promisedBy + minute,
  ]) {
    await at(Math.max(moment, server.now()));
    await server.database.transaction().execute((trx) => sendDueNotices(trx, { now: server.now(), teams: true }));
  }
  const { items } = await sales.json<NoticesAnswer>('GET', noticePaths.notices);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['snooze-over', 'escalation', 'held-back']));
  await sales.json('POST', noticePaths.read, { ids: items.map(({ id }) => id) });
  expect(await sales.json('GET', noticePaths.count)).toEqual({ unread: 0 });
  await server.passAndSend(0);
  await mail.waitFor('bob@staff.example');
  await change(first, { state: 'lost' });
}

import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { listGaps } from '../../server/chat/gap-list.ts';
import { createLeads } from '../../server/leads/create-leads.ts';
import { listSubscribers } from '../../server/newsletter/subscriber-list.ts';
import { idempotencyHeader, paths } from '../../shared/http.ts';
import { staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { roiFragment, roiStart } from '../../shared/tools/roi.ts';
import { ChatVisitor, eventsOf, gate } from './chat.ts';
import { sendBooking } from './inbox.ts';
import { bookingLead } from './lead-requests.ts';
import { asPage, linkIn, type PostgresDesk } from './postgres-desk.ts';
import { booking } from './requests.ts';

export async function visitorsSend({ server, mail, allAreSent }: PostgresDesk) {
  const key = { [idempotencyHeader]: randomUUID() };
  for (const _ of [1, 2])
    expect((await server.postJson(paths.contacts, { ...booking, consent: 'marketing-2026-11' }, key)).status).toBe(201);
  expect((await server.postJson(paths.contacts, { ...booking, name: 'Eve' }, key)).status).toBe(409);
  const reference = await sendBooking(server, { message: 'again', email: 'Zoe@harbour.example', name: 'Zoë Okafor' });
  await sendBooking(server, { email: 'spam@visitor.example', extra_topic: 'filled by a script' });
  expect((await server.ask(`/thank-you?reference=${reference}`)).status).toBe(200);
  const leads = createLeads(server.database, () => new Date(server.now()));
  for (const _ of [1, 2]) await leads.keep(bookingLead({}, { email: 'twice@visitor.example' }));
  const quiz = { name: 'Ann', email: 'ann@visitor.example', riskLevel: 'High', score: 12 };
  expect((await server.postJson(paths.assessment, quiz)).status).toBe(201);

  for (const email of ['reader@visitor.example', 'reader@visitor.example', 'gone@visitor.example'])
    expect((await server.postJson(paths.newsletter, { email, consent: 'newsletter-2026-11' })).status).toBe(202);
  for (const email of ['reader@visitor.example', 'gone@visitor.example']) {
    const [letter] = await mail.waitFor(email);
    const confirm = linkIn(letter?.text, '/newsletter/confirm');
    expect((await server.ask(`/newsletter/confirm?token=${confirm.token}`)).status).toBe(200);
    expect((await server.postForm('/newsletter/confirm', confirm, asPage)).status).toBe(200);
    if (email.startsWith('gone')) {
      const unsubscribe = letter?.headers.find((header) => header.key === 'list-unsubscribe')?.value;
      expect(
        (await server.postForm('/unsubscribe', linkIn(unsubscribe?.replace(/[<>]/g, ''), '/unsubscribe'), asPage))
          .status,
      ).toBe(200);
    }
  }
  const listedReaders: string[] = [];
  for await (const { subscriber } of listSubscribers(server.database.read)) listedReaders.push(subscriber.email);
  expect(listedReaders).toEqual(['reader@visitor.example']);

  const events = [
    { event: 'page_view' },
    { event: 'search_empty', words: 'quantum' },
    { event: 'form_seen', widget: 'hero-form' },
    { event: 'web_vital', metric: 'LCP', value: 900 },
  ];
  for (const _ of [1, 2]) await server.postJson(paths.events, { path: '/', events });
  await server.postJson(paths.events, {
    path: '/search',
    events: [{ event: 'search_opened', words: 'backup', opened: '/' }],
  });
  for (const path of ['/no-such-page', '/phishing']) await server.ask(path, { headers: { Accept: 'text/html' } });
  await server.refresh();
  expect((await server.database.read.selectFrom('events').selectAll().execute()).length).toBeGreaterThanOrEqual(
    events.length,
  );
  expect((await server.ask('/readyz')).status).toBe(200);
  await allAreSent();
}

export async function visitorsChat({ server, admin, sales, mail }: PostgresDesk) {
  const visitor = { ...gate, email: 'chats@visitor.example' };
  const ann = new ChatVisitor(server, visitor);
  const { messageId } = await ann.ask('Hello');
  await ann.ask('An odd one');
  await ann.call(paths.chatFeedback, { messageId, helpful: false, reason: 'Too short' });
  const { sessionId, secret } = ann;
  expect((await server.postJson(paths.chatContact, { ...visitor, sessionId, secret })).status).toBe(201);
  expect((await ann.call(paths.chatHandover)).status).toBe(201);
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const events = eventsOf(await ann.live(leave.signal));
  const path = `${staffChatPaths.chats}/${ann.sessionId}`;
  const tab = randomUUID();
  await sales.json('PUT', staffChatPaths.presence, { tab, place: `chat/${ann.sessionId}` });
  await sales.json('POST', `${path}/join`, { name: 'Sam' });
  expect((await events.next()).value?.event).toBe('joined');
  await sales.json('POST', `${path}/typing`);
  await sales.json('POST', `${path}/messages`, { text: 'I am here.' }, 201);
  expect(await sales.json('GET', path)).toMatchObject({ mine: true });
  for (const place of [
    `${staffChatPaths.chats}?view=waiting`,
    `${staffChatPaths.chats}?view=all`,
    staffChatPaths.waiting,
    staffChatPaths.gaps,
  ])
    await sales.json('GET', place);
  await admin.json('GET', `${staffChatPaths.presence}?place=chat/${ann.sessionId}`);
  await sales.json('POST', `${path}/leave`);
  await sales.json('POST', `${path}/settle`);
  await sales.json('DELETE', `${staffChatPaths.presence}/${tab}`);
  const gaps: string[] = [];
  for await (const { kind } of listGaps(server.database.read)) gaps.push(kind);
  expect(gaps).toEqual(['did not help', 'not known']);
  expect((await ann.call(paths.emailMe, { kind: 'chat' })).status).toBe(202);
  expect((await ann.read()).messages.map(({ content }) => content)).toContain('I am here.');
  await mail.waitFor(visitor.email, 2);
  expect((await ann.call(paths.chatDeletion)).status).toBe(200);
  for (const wanted of [
    { kind: 'page', path: '/library/backup-rule' },
    { kind: 'roi', fragment: roiFragment(roiStart) },
  ])
    expect((await server.postJson(paths.emailMe, { ...wanted, email: 'wants@visitor.example' })).status).toBe(202);
  await mail.waitFor('wants@visitor.example', 2);
}

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { inboxPaths, type LeadAnswer } from '../../../shared/staff/inbox.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { type ChatGap, staffChatPaths, type WaitingAnswer } from '../../../shared/staff/staff-chats.ts';
import { allEvents, ChatVisitor, eventsOf, gate } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { staffBrowser } from '../../support/staff.ts';
import { asked, beat, list, minute, pathOf, post, read, scripted, useListeners } from '../../support/staff-chats.ts';
import { ownServer, useServers } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const { hears, leaving } = useListeners();
const start = useServers();

eachDatabase('staff in the chat', (database) => {
  test('see who waits, emergencies first, then who asked for a person, then questions without an answer', async () => {
    const server = await database.server(scripted());
    const sales = await server.signedIn('sales');
    const person = async (message: string) => {
      const visitor = new ChatVisitor(server);
      await visitor.ask(message);
      return visitor;
    };
    await person('An odd question of yesterday');
    server.pass(25 * 60 * minute);
    await sales.signIn('sales@staff.example');
    const odd = await person('An odd question');
    await odd.ask('All is well?');
    const asks = await person('Do you support Macs?');
    expect((await asks.call(paths.chatHandover)).status).toBe(201);
    const hacked = await person('We were hacked');
    await person('All is well');
    server.pass(3 * minute);
    const waiting = await list(sales);
    expect(asked(waiting)).toEqual([
      'emergency: We were hacked',
      'person: Do you support Macs?',
      'question: An odd question',
    ]);
    expect(waiting.now - (waiting.items[1]?.waitsSince ?? 0)).toBeGreaterThanOrEqual(3 * minute);
    expect(await sales.json<WaitingAnswer>('GET', staffChatPaths.waiting)).toEqual({ waiting: 3, emergencies: 1 });
    expect((await list(sales, 'all')).items).toHaveLength(5);
    await post(sales, asks, 'settle');
    await hacked.ask('Are you still there?');
    expect(asked(await list(sales))).toEqual(['emergency: We were hacked', 'question: An odd question']);
  });

  test('join, write and hand back, and the visitor is told who answers; meanwhile the assistant keeps silent', async () => {
    const server = await database.server(scripted());
    const sales = await server.signedIn('sales', 'sam.lee@staff.example');
    const ann = new ChatVisitor(server);
    const { messageId } = await ann.ask('Hello');
    const next = await hears(ann);
    expect((await read(sales, ann)).yourName).toBe('Sam');
    await post(sales, ann, 'join', { name: 'Sam' });
    expect(await next()).toEqual({ event: 'joined', data: { name: 'Sam' } });
    const events = await allEvents(await ann.stream('Are you a person?'));
    expect(events).toMatchObject([{ event: 'done', data: { response: '', answeredBy: 'staff' } }]);
    expect(asked(await list(sales))).toEqual(['reply: Are you a person?']);
    await post(sales, ann, 'typing');
    expect(await next()).toEqual({ event: 'typing', data: { name: 'Sam' } });
    const said = await post(sales, ann, 'messages', { text: 'I am <b>here</b>.' }, 201);
    expect(await next()).toEqual({ event: 'message', data: said });
    expect(asked(await list(sales))).toEqual(['null: Are you a person?']);
    await post(sales, ann, 'leave');
    expect(await next()).toEqual({ event: 'left', data: {} });
    expect((await ann.ask('Hello again')).response).toBe('You asked: Hello again');
    expect((await list(sales)).items).toEqual([]);
    const later = await hears(ann, { after: messageId, answering: 'Sam' });
    expect(await later()).toEqual({ event: 'message', data: said });
    expect(await later()).toEqual({ event: 'left', data: {} });
  });

  test('of two who join, the second is refused, and may take it over; a message sent twice is kept once', async () => {
    const server = await database.server(scripted());
    const [one, two] = [await server.signedIn('sales'), await server.signedIn('admin', 'two@staff.example')];
    const ann = new ChatVisitor(server);
    await ann.ask('Hello');
    await post(one, ann, 'join', { name: 'Sam' });
    await post(two, ann, 'join', { name: 'Kim' }, 409);
    await post(two, ann, 'messages', { text: 'Not mine' }, 409);
    await post(two, ann, 'leave', {}, 409);
    expect(await read(two, ann)).toMatchObject({ answeredBy: 'Sam', mine: false });
    await post(two, ann, 'join', { name: 'Kim', instead: true });
    await post(one, ann, 'messages', { text: 'Too late' }, 409);
    const key = { [idempotencyHeader]: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect((await two.call('POST', `${pathOf(ann)}/messages`, { text: 'Once' }, key)).status).toBe(201);
    expect((await ann.read()).messages.map(({ content, author }) => [author, content])).toEqual([
      [undefined, 'Hello'],
      [undefined, 'You asked: Hello'],
      ['Kim', 'Once'],
    ]);
    expect((await ann.call(paths.chatDeletion)).status).toBe(200);
    for (const [act, body] of Object.entries({ join: { name: 'Kim' }, messages: { text: 'Too late' }, leave: {} }))
      await post(two, ann, act, body, 404);
    expect((await two.call('GET', pathOf(ann))).status).toBe(404);
  });

  test('read what the visitor thought of the answers, and which lead points to the conversation, and it to the lead', async () => {
    const server = await database.server(scripted());
    const sales = await server.signedIn('sales');
    const ann = new ChatVisitor(server);
    const { messageId } = await ann.ask('Hello');
    await ann.ask('An odd one');
    await ann.call(paths.chatFeedback, { messageId, helpful: false, reason: 'Too short' });
    const { reference } = (await (await ann.call(paths.chatHandover)).json()) as { reference: string };
    const chat = await read(sales, ann);
    expect(chat).toMatchObject({ phone: gate.phone, leads: [{ reference }], waitsFor: 'person', questions: 2 });
    expect(chat.messages[1]).toMatchObject({ helpful: false, reason: 'Too short' });
    expect(chat.messages[3]).toMatchObject({ unknown: true });
    const { gaps } = await sales.json<{ gaps: ChatGap[] }>('GET', staffChatPaths.gaps);
    expect(gaps.map(({ kind, text, reason }) => [kind, text, reason])).toEqual([
      ['not known', 'An odd one', null],
      ['did not help', 'You asked: Hello', 'Too short'],
    ]);
    const lead = () => sales.json<LeadAnswer>('GET', `${inboxPaths.leads}/${reference}`);
    expect((await lead()).conversation).toBe(ann.sessionId);
    await ann.call(paths.chatDeletion);
    expect((await lead()).conversation).toBeNull();
  });

  beforeRelease(
    'are told live of what happens, whichever process the visitor and a colleague are connected to',
    async () => {
      const options = await database.fresh();
      const server = await database.ownServer({ ...options, ...scripted() });
      const sales = await server.signedIn('sales');
      const other = await database.ownServer({ ...options, ...scripted() });
      const colleague = await other.signedIn('sales', 'two@staff.example');
      const leave = new AbortController();
      leaving.push(leave);
      const stream = await fetch(server.url + inboxPaths.live, {
        headers: { Cookie: sales.cookie },
        signal: leave.signal,
      });
      const events = eventsOf(stream);
      const hear = async (name: string) => {
        for await (const { event, data } of { [Symbol.asyncIterator]: () => ({ next: () => events.next() }) })
          if (event === name) return data;
        return undefined;
      };
      await hear('open');
      const ann = new ChatVisitor(other);
      // The first query may come after the first message.
      await ann.ask('Hello');
      const said = hear('chats');
      await ann.ask('Hello again');
      expect(await said).toEqual({ ids: [ann.sessionId] });
      const visitor = new ChatVisitor(server);
      Object.assign(visitor, ann);
      const next = await hears(visitor);
      await post(colleague, ann, 'join', { name: 'Kim' });
      expect(await hear('chats')).toEqual({ ids: [ann.sessionId] });
      // Without a signal it queries every three seconds.
      expect((await next())?.event).toBe('joined');
      await beat(colleague, 'lead/7K3-M9C');
      expect(await hear('presence')).toEqual({ places: ['lead/7K3-M9C'] });
    },
  );
});

test('what is read and done in the chat is written down, a conversation once in a session', async () => {
  const server = await ownServer(scripted());
  const sales = await server.signedIn('sales');
  const admin = staffBrowser(server);
  await admin.signIn();
  const ann = new ChatVisitor(server);
  await ann.ask('My secret question');
  for (let time = 0; time < 3; time += 1) {
    await list(sales);
    await read(sales, ann);
  }
  await post(sales, ann, 'join', { name: 'Sam' });
  await post(sales, ann, 'messages', { text: 'My secret answer' }, 201);
  await post(sales, ann, 'leave');
  const { items } = await admin.json<{ items: { action: string; about: string }[] }>('GET', staffPaths.audit);
  const chats = items.filter(({ action }) => action.startsWith('chat'));
  expect(chats.map(({ action }) => action)).toEqual([
    'chat handed back',
    'chat answered',
    'chat joined',
    'chat read',
    'chats listed',
  ]);
  expect(chats[0]?.about).toBe(ann.sessionId);
  expect(JSON.stringify(items)).not.toMatch(/secret|ann@/);
});

test('marketing hears and reads nothing of a conversation, and a name or a message may not be blank or endless', async () => {
  const server = await start(scripted());
  const [marketing, sales] = [await server.signedIn('marketing'), await server.signedIn('sales')];
  const ann = new ChatVisitor(server);
  await ann.ask('Hello');
  for (const path of [pathOf(ann), ...Object.values(staffChatPaths)])
    expect([path, (await marketing.call('GET', path)).status]).toEqual([path, 403]);
  await post(sales, ann, 'join', { name: ' ' }, 422);
  await post(sales, ann, 'join', { name: 'Sam' });
  for (const text of ['', '  ', 'x'.repeat(2001)]) await post(sales, ann, 'messages', { text }, 422);
});

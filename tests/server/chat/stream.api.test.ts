import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Overrides } from '../../../server/start.ts';
import type { ChatAnswer } from '../../../shared/chat/chat.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { allEvents, answering, ChatVisitor, echo, eventsOf, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { look } from '../../support/staff-chats.ts';
import { beforeRelease } from '../../support/whole-set.ts';

function slowEngine(words: readonly string[]) {
  const steps: (() => void)[] = [];
  const stops: AbortSignal[] = [];
  const engine = scriptedEngine(async (_question, { signal, onDelta }) => {
    signal.addEventListener('abort', () => stops.push(signal));
    for (const word of words) {
      await new Promise<void>((resolve) => steps.push(resolve));
      onDelta?.(word);
    }
    return words.join('');
  });
  const next = async () => {
    await expect.poll(() => steps.length).toBeGreaterThan(0);
    steps.shift()?.();
  };
  return { ...engine, asked: engine.asked, stops, next };
}

eachDatabase('a streamed answer', (database) => {
  const start = async (overrides: Overrides) => new ChatVisitor(await database.server(overrides));

  test('comes in pieces that nothing packs or keeps, and ends with the whole', async () => {
    const engine = slowEngine(['It ', 'depends.']);
    const ann = await start(answering(engine));
    const answer = await ann.stream('How much is it?', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.has('content-encoding')).toBe(false);
    const events = eventsOf(answer);
    // Sent before the first word, so that the visitor can stop the answer.
    const { value: first } = await events.next();
    expect(first).toEqual({ event: 'delta', data: { text: '', secret: expect.any(String) } });
    ann.secret = String(first?.data.secret);
    expect((await ann.read()).messages.map(({ content }) => content)).toEqual(['How much is it?']);
    await engine.next();
    expect((await events.next()).value).toEqual({ event: 'delta', data: { text: 'It ' } });
    await engine.next();
    expect((await events.next()).value).toEqual({ event: 'delta', data: { text: 'depends.' } });
    expect((await events.next()).value).toMatchObject({
      event: 'done',
      data: {
        response: 'It depends.',
        restricted: false,
        sources: [],
        emergency: false,
        known: true,
        secret: expect.any(String),
      },
    });
    expect((await events.next()).done).toBe(true);
  });

  test('is refused as any other where nothing has begun', async () => {
    const ann = await start(answering(echo()));
    await ann.ask('Hello');
    ann.secret = 'x'.repeat(43);
    const answer = await ann.stream('Hello');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({ error: { code: 'unknown-conversation' } });
  });

  test('says that it failed when the engine breaks off, and the same message may be sent again', async () => {
    let broken = true;
    const engine = scriptedEngine(async (_question, { onDelta }) => {
      onDelta?.('Half of ');
      if (broken) throw new Error('cut off');
      return 'Half of it, and the rest.';
    });
    const ann = await start(answering(engine));
    const headers = { [idempotencyHeader]: randomUUID() };
    const events = await allEvents(await ann.stream('Tell me', { headers }));
    expect(events).toEqual([
      { event: 'delta', data: { text: '', secret: expect.any(String) } },
      { event: 'delta', data: { text: 'Half of ' } },
      { event: 'failed', data: {} },
    ]);
    broken = false;
    const again = await allEvents(await ann.stream('Tell me', { headers }));
    expect(again.at(-1)).toMatchObject({ event: 'done', data: { response: 'Half of it, and the rest.' } });
  });

  test('that the visitor stops, or whose connection is lost, is kept as far as it came; sent again, it is made whole', async () => {
    const engine = slowEngine(['One, ', 'two.']);
    const ann = await start(answering(engine));
    const headers = { [idempotencyHeader]: randomUUID() };
    const visitor = new AbortController();
    const answer = await ann.stream('Count', { headers, signal: visitor.signal });
    const events = eventsOf(answer);
    await engine.next();
    await events.next();
    await events.next();
    visitor.abort();
    await expect.poll(() => engine.stops.length).toBe(1);
    await engine.next();
    const next = ann.ask('Thanks');
    await engine.next();
    await engine.next();
    await next;
    expect(engine.asked[1]?.history).toEqual([
      { role: 'user', content: 'Count' },
      { role: 'assistant', content: 'One, ' },
    ]);
    expect((await ann.read()).messages[1]).toMatchObject({ content: 'One, ', stopped: true });
    const again = ann.ask('Count', headers);
    await engine.next();
    await engine.next();
    expect((await again).response).toBe('One, two.');
    const { messages } = await ann.read();
    expect(messages.map(({ content }) => content)).toEqual(['Count', 'One, two.', 'Thanks', 'One, two.']);
    expect(messages[1]).not.toHaveProperty('stopped');
  });

  test('ends at once when the server is stopped; sent again to the next one it is answered', async () => {
    const engine = slowEngine(['One, ', 'two.']);
    const options = await database.fresh();
    const first = await database.ownServer({ ...options, ...answering(engine) });
    const ann = new ChatVisitor(first);
    const headers = { [idempotencyHeader]: randomUUID() };
    const events = eventsOf(await ann.stream('Count', { headers }));
    await engine.next();
    await events.next();
    await events.next();
    const stop = first.stop();
    expect((await events.next()).value).toEqual({ event: 'failed', data: {} });
    expect((await events.next()).done).toBe(true);
    await stop;
    const server = await database.ownServer({ ...options, ...answering(echo()) });
    const later = new ChatVisitor(server);
    const again = await server.postJson(paths.chatMessage, ann.body('Count'), headers);
    later.secret = ((await again.json()) as ChatAnswer).secret;
    Object.assign(later, { sessionId: ann.sessionId });
    expect((await later.read()).messages.map(({ content }) => content)).toEqual(['Count', 'You asked: Count']);
  });

  beforeRelease('is live for five connections of a conversation at once, each for half an hour', async () => {
    const server = await database.server(answering(echo()));
    const ann = new ChatVisitor(server);
    await ann.ask('Hello');
    const leave = new AbortController();
    const open = await Promise.all([1, 2, 3, 4, 5].map(() => ann.live(leave.signal)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await ann.live(leave.signal);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    server.pass(30 * 60_000);
    await look(await server.signedIn('sales'), ann);
    for (const answer of open) expect(await allEvents(answer)).toEqual([]);
    expect((await ann.live(leave.signal)).status).toBe(200);
    leave.abort();
  });

  test('is live for the holder of the secret alone, and ends when the server stops', async () => {
    const server = await database.ownServer(answering(echo()));
    const ann = new ChatVisitor(server);
    await ann.ask('Hello');
    const { secret } = ann;
    ann.secret = 'x'.repeat(43);
    expect((await ann.live(AbortSignal.timeout(5000))).status).toBe(404);
    ann.secret = secret;
    const events = eventsOf(await ann.live(AbortSignal.timeout(60_000)));
    const ended = events.next();
    await server.stop();
    expect((await ended).done).toBe(true);
  });
});

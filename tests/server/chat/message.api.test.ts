import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chatUse } from '../../../server/chat/chat-limits.ts';
import type { Overrides } from '../../../server/start.ts';
import type { ChatAnswer } from '../../../shared/chat/chat.ts';
import { chatLimits, chatMessages } from '../../../shared/chat/chat-rules.ts';
import { company } from '../../../shared/company/company.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { answering, ChatVisitor, echo, gate, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { generousLimits } from '../../support/server.ts';
import type { StaffServer } from '../../support/staff.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';

const day = 24 * 60 * 60_000;

const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

eachDatabase('a message to the assistant', (database) => {
  let server: StaffServer;

  async function start(overrides: Overrides = answering(echo())): Promise<ChatVisitor> {
    server = await database.server(overrides);
    return new ChatVisitor(server);
  }

  test('is answered, and the first reply brings the secret that reads the conversation', async () => {
    const source = { title: 'Pricing', url: '/pricing' };
    const quote = { ...source, text: 'from $175' };
    const engine = scriptedEngine(async () => ({
      text: 'It depends.',
      sources: [source],
      quotes: [quote],
      known: false,
    }));
    const ann = await start(answering(engine));
    const first = await ann.ask('How much is it?');
    expect(first).toEqual({
      response: 'It depends.',
      restricted: false,
      sources: [source],
      quotes: [quote],
      messageId: expect.any(String),
      secret: expect.stringMatching(/^[\w-]{43}$/),
      emergency: false,
      known: false,
    });
    const second = await ann.ask('And for ten people?');
    expect(second.secret).toBeUndefined();
    expect(engine.asked.at(-1)).toEqual({
      text: 'And for ten people?',
      page: '/pricing',
      staffed: false,
      history: [
        { role: 'user', content: 'How much is it?' },
        { role: 'assistant', content: 'It depends.' },
      ],
    });
    const { messages, answeredBy } = await ann.read();
    expect(answeredBy).toBe('assistant');
    expect(messages.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'How much is it?'],
      ['assistant', 'It depends.'],
      ['user', 'And for ten people?'],
      ['assistant', 'It depends.'],
    ]);
    expect(messages[0]).not.toHaveProperty('emergency');
    expect(messages[1]).toMatchObject({ id: first.messageId, sources: [source], quotes: [quote], emergency: false });
  });

  test('that is blank or too long is refused with a sentence', async () => {
    const ann = await start();
    for (const message of ['', ' \n ', 'x'.repeat(chatLimits.message + 1)]) {
      const answer = await ann.post(message);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ error: { fields: { message: expect.any(String) } } });
    }
    expect((await ann.post('🐙'.repeat(chatLimits.message))).status).toBe(200);
  });

  test('without the details of the gate, or with a wrong session id, is refused', async () => {
    const ann = await start();
    const body = ann.body('Hello');
    const wrong = [
      { ...body, clientInfo: { ...gate, email: '' } },
      { ...body, clientInfo: { ...gate, phone: '911' } },
      { ...body, clientInfo: undefined },
      { ...body, sessionId: 'mine' },
      { ...body, sessionId: undefined },
    ];
    for (const one of wrong) expect((await server.postJson(paths.chatMessage, one)).status).toBe(422);
  });

  test('that is sent again gets the same answer, with the secret if it needs it', async () => {
    const engine = echo();
    const ann = await start(answering(engine));
    const headers = { [idempotencyHeader]: randomUUID() };
    const first = await ann.ask('Hello', headers);
    expect(await ann.ask('Hello', headers)).toEqual({ ...first, secret: undefined });
    const { secret } = ann;
    ann.secret = undefined;
    expect(await ann.ask('Hello', headers)).toEqual(first);
    ann.secret = undefined;
    server.pass(60 * 60_000);
    expect((await ann.post('Hello', headers)).status).toBe(404);
    ann.secret = secret;
    expect(engine.asked).toHaveLength(1);
    const other = await ann.post('Something else', headers);
    expect([other.status, await codeOf(other)]).toEqual([409, 'conflict']);
    expect((await ann.read()).messages).toHaveLength(2);
  });

  test('that is sent again while it is answered waits for the one answer', async () => {
    let release = () => {};
    const engine = scriptedEngine(async ({ text }) => {
      await new Promise<void>((resolve) => (release = resolve));
      return text;
    });
    const ann = await start(answering(engine));
    const headers = { [idempotencyHeader]: randomUUID() };
    const both = [ann.post('Hello', headers), ann.post('Hello', headers)];
    await expect.poll(() => engine.asked.length).toBe(1);
    release();
    const answers = await Promise.all(both.map(async (answer) => (await answer).json() as Promise<ChatAnswer>));
    expect(answers[0]).toEqual(answers[1]);
    expect(engine.asked).toHaveLength(1);
  });

  test('of two tabs at once is put in order: each answer follows its question, and knows what came before', async () => {
    const engine = echo();
    const ann = await start(answering(engine));
    await Promise.all(['one', 'two', 'three'].map((message) => ann.ask(message)));
    const contents = (await ann.read()).messages.map(({ content }) => content);
    const asked = engine.asked.map(({ text }) => text);
    expect(contents).toEqual(asked.flatMap((text) => [text, `You asked: ${text}`]));
    expect(engine.asked.map(({ history }) => history.length)).toEqual([0, 2, 4]);
  });

  beforeRelease('that two processes get at once is one message with one answer', async () => {
    const options = await database.fresh();
    const one = await database.ownServer({ ...options, ...answering(echo()) });
    const other = await database.ownServer({ ...options, ...answering(echo()) });
    const ann = new ChatVisitor(one);
    const body = ann.body('Hello');
    const headers = { [idempotencyHeader]: randomUUID() };
    const posts = [one, other, one, other].map(({ postJson }) => postJson(paths.chatMessage, body, headers));
    const answers = await Promise.all(posts);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const read = await Promise.all(answers.map(async (answer) => (await answer.json()) as ChatAnswer));
    expect(new Set(read.map(({ messageId }) => messageId)).size).toBe(1);
    ann.secret = read[0]?.secret;
    expect((await ann.read()).messages).toHaveLength(2);
  });

  beforeRelease('is answered by any process, which knows what was said at another', async () => {
    const options = await database.fresh();
    const ann = new ChatVisitor(await database.ownServer({ ...options, ...answering(echo()) }));
    await ann.ask('My name is Ann');
    const engine = echo();
    const other = await database.ownServer({ ...options, ...answering(engine) });
    const reply = await other.postJson(paths.chatMessage, ann.body('Who am I?'));
    expect([reply.status, ((await reply.json()) as ChatAnswer).response]).toEqual([200, 'You asked: Who am I?']);
    expect(engine.asked[0]?.history).toEqual([
      { role: 'user', content: 'My name is Ann' },
      { role: 'assistant', content: 'You asked: My name is Ann' },
    ]);
  });

  test('is kept and can be sent again when the engine fails', async () => {
    let broken = true;
    const engine = scriptedEngine(async () => {
      if (broken) throw new Error('down');
      return 'Here I am';
    });
    const ann = await start(answering(engine));
    const headers = { [idempotencyHeader]: randomUUID() };
    const answer = await ann.post('Hello', headers);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error: { code: 'assistant-failed', message: chatMessages.failed },
    });
    broken = false;
    expect(await ann.ask('Hello', headers)).toMatchObject({ response: 'Here I am', secret: expect.any(String) });
    expect((await ann.read()).messages).toHaveLength(2);
  });

  test('whose answer takes too long is given up, also when the engine does not listen', async () => {
    const ann = await start(
      answering(
        scriptedEngine(() => new Promise(() => undefined)),
        50,
      ),
    );
    expect((await ann.post('Hello')).status).toBe(503);
  });

  beforeRelease('is no longer taken after so many of one mailbox in a day, whatever the session', async () => {
    const ann = await start();
    let last = await ann.post('0');
    for (let turn = 1; last.status === 200 && turn < 200; turn += 1)
      last = await new ChatVisitor(server).post(`${turn}`);
    expect([last.status, await codeOf(last)]).toEqual([429, 'too-many-requests']);
    expect((await new ChatVisitor(server, { ...gate, email: 'bob@visitor.example' }).post('Hello')).status).toBe(200);
    server.pass(day + 60_000);
    expect((await ann.post('Hello')).status).toBe(404);
    expect((await new ChatVisitor(server).post('Hello')).status).toBe(200);
  });

  beforeRelease(
    'counts for the mailbox of its conversation, whatever email comes with it, and a conversation has an end',
    async () => {
      const ann = await start();
      await ann.ask('0');
      const asBob = () =>
        server.postJson(paths.chatMessage, {
          ...ann.body('Hello'),
          clientInfo: { ...gate, email: 'bob@visitor.example' },
        });
      for (let turn = 1; turn < chatUse.messagesPerDay; turn += 1) expect((await asBob()).status).toBe(200);
      for (const answer of [await asBob(), await new ChatVisitor(server).post('Hello')])
        expect(answer.status).toBe(429);
      server.pass(day + 60_000);
      for (let turn = chatUse.messagesPerDay; turn < chatUse.messages / 2; turn += 1) await ann.ask(`${turn}`);
      const last = await ann.post('One more');
      // Not 429: a script would retry it every minute.
      expect([last.status, await codeOf(last)]).toEqual([410, 'conversation-full']);
      expect((await ann.read()).messages).toHaveLength(chatUse.messages);
      expect((await new ChatVisitor(server).post('Hello')).status).toBe(200);
    },
  );

  test('is refused when one address sends too many, in ten minutes or in a day', async () => {
    for (const name of firstFew(['chat', 'chatDay'] as const, 1)) {
      const limits = { ...generousLimits.limits, [name]: { points: 2, seconds: 600, reason: 'test' } };
      const ann = await start({ ...answering(echo()), limitTable: { ...generousLimits, limits } });
      const statuses = [];
      for (const message of ['1', '2']) statuses.push((await ann.post(message)).status);
      for (const refused of [await ann.post('3'), await ann.stream('4')]) {
        statuses.push(refused.status);
        expect(await refused.json()).toEqual({
          error: { code: 'too-many-requests', message: expect.stringContaining(company.phone.display) },
        });
      }
      expect(statuses, name).toEqual([200, 200, 429, 429]);
    }
  });

  test('may be worded by a model so many times a day for an address, and is answered all the same after that', async () => {
    const limits = { ...generousLimits.limits, modelAnswers: { points: 2, seconds: 600, reason: 'test' } };
    const spends = scriptedEngine(async (_, { maySpend }) => `may spend: ${await maySpend?.()}`);
    const ann = await start({ ...answering(spends), limitTable: { ...generousLimits, limits } });
    const said: string[] = [];
    for (const message of ['1', '2', '3']) said.push((await ann.ask(message)).response);
    expect(said).toEqual(['may spend: true', 'may spend: true', 'may spend: false']);
  });

  test('that a script filled in is answered, and its conversation is quarantined', async () => {
    const ann = await start();
    const answer = await server.postJson(paths.chatMessage, { ...ann.body('Buy now'), extra_topic: 'seo' });
    expect(answer.status).toBe(200);
    ann.secret = ((await answer.json()) as ChatAnswer).secret;
    await ann.ask('And now?');
    const conversations = await server.database.read.selectFrom('conversations').selectAll().execute();
    expect(conversations).toMatchObject([{ id: ann.sessionId, suspicion: 'honeypot' }]);
  });

  test('goes on when the clock was set back', async () => {
    const ann = await start();
    await ann.ask('one');
    server.pass(-day);
    await ann.ask('two');
    expect((await ann.read()).messages.map(({ content }) => content)).toEqual([
      'one',
      'You asked: one',
      'two',
      'You asked: two',
    ]);
  });
});

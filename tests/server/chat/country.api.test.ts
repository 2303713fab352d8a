import { describe, expect, test } from 'vitest';
import { chatMessages } from '../../../shared/chat/chat-rules.ts';
import { paths } from '../../../shared/http.ts';
import { answering, ChatVisitor, echo } from '../../support/chat.ts';
import { useServers } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const start = useServers();

const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

describe('the assistant', () => {
  test('says nothing when the owner has switched it off, and still forgets', async () => {
    const data = { ...answering(echo()) };
    const before = await start(data);
    const ann = new ChatVisitor(before);
    await ann.ask('Hello');
    const server = await start({ ...data, assistant: false });
    const later = new ChatVisitor(server);
    expect(await (await server.ask(paths.embed)).json()).toEqual({ allowed: true, assistant: false });
    expect((await later.post('Hello')).status).toBe(404);
    expect((await later.call(paths.chatConversation)).status).toBe(404);
    expect((await later.live(AbortSignal.timeout(5000))).status).toBe(404);
    expect(await codeOf(await later.call(paths.chatDeletion))).toBe('unknown-conversation');
  });

  test('tells any page who reads the messages where a language model answers, and no key of ours', async () => {
    const languageModel = {
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: 'the-key',
      model: 'test',
      dailyBudget: 1,
      provider: 'Example AI',
      country: 'Canada',
    };
    const server = await start({ languageModel });
    expect(await (await server.ask(paths.embed)).json()).toEqual({
      allowed: true,
      assistant: true,
      provider: { name: 'Example AI', country: 'Canada' },
    });
  });

  test('answers only in Canada: 403 says so, and nothing else on this path is 403', async () => {
    const header = 'CF-IPCountry';
    const server = await start({
      chat: { engine: echo() },
      countryHeader: header,
      trustProxy: ['loopback'],
      embedOrigins: ['https://partner.example'],
    });
    const from = (country: string, more = {}) =>
      new ChatVisitor(server).post('Hello', { [header]: country, 'X-Forwarded-For': '203.0.113.5', ...more });
    expect((await from('CA')).status).toBe(200);
    const restricted = { restricted: true, message: chatMessages.restricted };
    for (const more of [{}, { Accept: 'text/event-stream' }, { Origin: 'https://partner.example' }]) {
      const answer = await from('FR', more);
      // JSON even for streams: nothing has been sent yet.
      expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'application/json; charset=utf-8']);
      expect(await answer.json()).toEqual(restricted);
    }
    const partner = await from('FR', { Origin: 'https://partner.example' });
    expect(partner.headers.get('access-control-allow-origin')).toBe('https://partner.example');
    for (const country of ['CA', 'FR']) {
      const foreign = await from(country, { Origin: 'https://evil.example' });
      expect([foreign.status, await codeOf(foreign)]).toEqual([400, 'origin-unlisted']);
    }
  });

  test('is left abroad for a person: who began in Canada may hand over from elsewhere', async () => {
    const header = 'CF-IPCountry';
    const server = await start({ chat: { engine: echo() }, countryHeader: header, trustProxy: ['loopback'] });
    const from = (country: string) => ({ [header]: country, 'X-Forwarded-For': '203.0.113.5' });
    const ann = new ChatVisitor(server);
    await ann.ask('Hello', from('CA'));
    expect((await ann.post('And here?', from('FR'))).status).toBe(403);
    expect((await ann.call(paths.chatHandover, {}, from('FR'))).status).toBe(201);
    expect(await server.leads()).toMatchObject([
      { form: 'chat', details: JSON.stringify({ conversation: ann.sessionId }) },
    ]);
  });

  test('believes no header of a client about its country', async () => {
    const server = await start({ chat: { engine: echo() }, countryHeader: 'CF-IPCountry' });
    const lies = { 'CF-IPCountry': 'CA', 'X-Forwarded-For': '24.48.0.1', 'X-Real-IP': '24.48.0.1' };
    expect((await new ChatVisitor(server).post('Hello', lies)).status).toBe(403);
  });

  test('answers an address in Canada behind a trusted proxy, and no other', async () => {
    const server = await start({ chat: { engine: echo() }, trustProxy: ['loopback'] });
    const from = async (address: string) =>
      (await new ChatVisitor(server).post('Hello', { 'X-Forwarded-For': address })).status;
    expect(await from('24.48.0.1')).toBe(200);
    expect(await from('8.8.8.8')).toBe(403);
    expect(await from('10.0.0.1')).toBe(403);
  });

  beforeRelease("answers a developer's own browser, outside production alone", async () => {
    const server = await start({ chat: { engine: echo() }, production: false });
    expect((await new ChatVisitor(server).post('Hello')).status).toBe(200);
    expect((await new ChatVisitor(server).post('Hello', { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(403);
  });
});

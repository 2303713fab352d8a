import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { StartProblem } from '../../../server/start-problem.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { allEvents, ChatVisitor, eventsOf, gate } from '../../support/chat.ts';
import { says, saysHalf, startLanguageModel } from '../../support/language-model.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { testServer } from '../../support/server.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { beforeRelease } from '../../support/whole-set.ts';

function asking({ url }: ServerProcess) {
  const ask = (path: string, init?: RequestInit) => fetch(url + path, init);
  const postJson = (path: string, body: unknown, headers?: Record<string, string>) =>
    ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { ask, postJson };
}

beforeRelease('the assistant answers out of the box, from the site, and no log holds what was typed', async () => {
  const server = await startServerProcess({ LOG_LEVEL: 'debug' });
  onTestFinished(() => server.remove());
  const { ask, postJson } = asking(server);
  const ann = new ChatVisitor({ ask, postJson }, { ...gate, email: 'typed@visitor.example', name: 'typed' });
  const answer = await ann.ask('typed How much is it per person?');
  expect(answer.response.length).toBeGreaterThan(20);
  const events = await allEvents(await ann.stream('typed What are your hours?'));
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { restricted: false, response: expect.any(String) } });
  await postJson(paths.chatContact, { ...gate, name: 'typed', email: 'typed@visitor.example' });
  await ann.call(paths.chatFeedback, { messageId: answer.messageId, helpful: false, reason: 'typed' });
  await ann.call(paths.chatHandover);
  await ann.call(paths.emailMe, { kind: 'chat' });
  expect((await ann.call(paths.chatDeletion)).status).toBe(200);
  await server.kill('SIGTERM');
  expect(server.printed()).toContain(paths.chatMessage);
  expect(server.printed()).not.toMatch(/typed|visitor\.example|416 555/);
  expect(server.printed()).not.toContain(ann.sessionId);
});

beforeRelease('a killed server loses no message that was answered, and one sent again is answered once', async () => {
  const server = await startServerProcess();
  onTestFinished(() => server.remove());
  const { ask, postJson } = asking(server);
  const ann = new ChatVisitor({ ask, postJson });
  const headers = { [idempotencyHeader]: randomUUID() };
  const first = await ann.ask('What are your hours?', headers);
  const lost = { [idempotencyHeader]: randomUUID() };
  const cut = ann.post('And on Sunday?', lost).catch(() => undefined);
  await server.kill('SIGKILL');
  await cut;
  await server.start();
  expect(await ann.ask('What are your hours?', headers)).toEqual({ ...first, secret: undefined });
  await ann.ask('And on Sunday?', lost);
  expect((await ann.read()).messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
});

beforeRelease('a server killed in mid-stream answers the same message once, when it is started again', async () => {
  const model = await startLanguageModel();
  onTestFinished(() => model.stop());
  const message = 'Can an administrator delete an immutable backup?';
  const held = 'An immutable backup cannot be changed or deleted until a set date, even by an administrator.';
  const { sections } = await (await ownEngine()).context({ text: message, history: [] });
  const cited = sections.find(({ url }) => url === '/library/immutable-backup-explained')?.id;
  model.answers(saysHalf(`${held} [${cited}] Products use the word`, 'hangs'));
  const server = await startServerProcess({
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'test',
    LLM_PROVIDER: 'Example AI',
    LLM_COUNTRY: 'Canada',
  });
  onTestFinished(() => server.remove());
  const ann = new ChatVisitor(asking(server));
  const headers = { [idempotencyHeader]: randomUUID() };
  const events = eventsOf(await ann.stream(message, { headers }));
  const { value: first } = await events.next();
  ann.secret = String(first?.data.secret);
  expect((await events.next()).value).toEqual({ event: 'delta', data: { text: held } });
  await server.kill('SIGKILL');
  await expect(events.next()).rejects.toThrow();
  await server.start();
  model.answers(says(`${held} [${cited}]`));
  expect(await ann.ask(message, headers)).toMatchObject({ response: held, known: true, emergency: false });
  const { messages } = await ann.read();
  expect(messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', message],
    ['assistant', held],
  ]);
  expect(messages[1]).not.toHaveProperty('stopped');
});

test('a database of countries that cannot be read stops the start with a sentence', async () => {
  const error = await testServer({ geoipDatabase: '/nowhere/countries.mmdb' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StartProblem);
  expect((error as Error).message).toContain('GEOIP_DATABASE');
});

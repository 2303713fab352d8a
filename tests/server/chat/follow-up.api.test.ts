import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../../support/built-site.ts';
import { answering, ChatVisitor } from '../../support/chat.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, ...answering(await ownEngine()) });
});
afterAll(() => server.stop());

test.each(['What is an immutable backup?', 'What is phishing?', 'What does a pen test cost?'])(
  'a whole question about a place is answered by itself after “%s”',
  async (before) => {
    const whole = 'How fast are you in Mississauga?';
    const alone = await new ChatVisitor(server).ask(whole);
    expect(alone.sources[0]?.url).toBe('/locations/mississauga');
    const visitor = new ChatVisitor(server);
    await visitor.ask(before);
    expect((await visitor.ask(whole)).response).toBe(alone.response);
  },
);

test('a place alone takes its question from the turn before', async () => {
  const visitor = new ChatVisitor(server);
  await visitor.ask('How fast are you in Mississauga?');
  expect((await visitor.ask('And in Brampton?')).sources[0]?.url).toBe('/locations/brampton');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { pricing } from '../../../site/facts/tiers.ts';
import { dist } from '../../support/built-site.ts';
import { answering, ChatVisitor } from '../../support/chat.ts';
import { ofSample } from '../../support/of-sample.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { type TestServer, testServer } from '../../support/server.ts';

/** Of the sample’s towns. */
const ofTowns = ofSample(test, 'places');

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, ...answering(await ownEngine()) });
});
afterAll(() => server.stop());

ofTowns.each(['What is an immutable backup?', 'What is phishing?', 'What does a pen test cost?'])(
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

ofTowns('a place alone takes its question from the turn before', async () => {
  const visitor = new ChatVisitor(server);
  await visitor.ask('How fast are you in Mississauga?');
  expect((await visitor.ask('And in Brampton?')).sources[0]?.url).toBe('/locations/brampton');
});

test('people who come on top are added to the head count', async () => {
  const visitor = new ChatVisitor(server);
  await visitor.ask('How much for 7 people?');
  expect((await visitor.ask('and if we add 3 more?')).response).toContain('10 × $');
});

test('“how much” alone asks for the price of what was asked before, or of the plan', async () => {
  const client = new ChatVisitor(server);
  await client.ask('Do you have a set-up fee?');
  expect((await client.ask('how much')).response).toMatch(/^Onboarding/);
  const trucks = new ChatVisitor(server);
  await trucks.ask('we are a trucking firm with 30 drivers');
  expect((await trucks.ask('so how much')).response).toContain('30 × $');
});

test('a tier that was named by its place in the list holds for the next head count', async () => {
  const visitor = new ChatVisitor(server);
  const each = pricing.tiers[1]?.min;
  expect((await visitor.ask('what is your middle plan for 12 people')).response).toContain(`12 × $${each}`);
  expect((await visitor.ask('and for 20?')).response).toContain(`20 × $${each}`);
});

test('a follow-up without a subject is understood with the turn before', async () => {
  const visitor = new ChatVisitor(server);
  const { sources } = await visitor.ask('old IT guy wont give us the passwords what can we do');
  expect((await visitor.ask('what if he still refuses')).sources[0]?.url).toBe(sources[0]?.url);
});

test.each([
  ['你们提供中文服务吗', 'works in English'],
  ['???', 'did not understand'],
])('“%s” is answered for what it is', async (text, said) => {
  expect((await new ChatVisitor(server).ask(text)).response).toContain(said);
});

test('what nobody is sure of is said as a guess, and counts as not answered', async () => {
  const { response, known } = await new ChatVisitor(server).ask('we want to record zoom calls with patients');
  expect(response).toMatch(/^(If I understand you right|One of these may be what you mean):/);
  expect(response).toContain(company.phone.display);
  expect(known).toBe(false);
});

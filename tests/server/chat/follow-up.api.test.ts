import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchQuestion, gradeAnswers } from '../../../server/chat/bench-questions.ts';
import { company } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { rates } from '../../../site/facts/rates.ts';
import { pricing } from '../../../site/facts/tiers.ts';
import { dist } from '../../support/built-site.ts';
import { answering, ChatVisitor } from '../../support/chat.ts';
import { ofSample } from '../../support/of-sample.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { wholeSet } from '../../support/whole-set.ts';

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

test('a head count that is added later gets the plan’s sum next to the answer, once money was talked of', async () => {
  const visitor = new ChatVisitor(server);
  await visitor.ask('How much for 11 people?');
  expect((await visitor.ask('we open a second location in spring, so more like 17 of us then')).response).toContain(
    '17 × $',
  );
});

test('what a price is charged by is multiplied: terabytes of the question, people of the turn before', async () => {
  const perTB = rates['server-backup'].min;
  const { response } = await new ChatVisitor(server).ask('server backup is 11 tb, how much is that');
  expect(response).toContain(`11 × $${perTB} = $${(11 * perTB).toLocaleString('en-CA')}`);
  const firm = new ChatVisitor(server);
  await firm.ask('How much for 14 people?');
  expect((await firm.ask('and what is the set-up fee?')).response).toContain(`14 × $${rates.onboarding.min} = $`);
});

test('two questions of one message with a statement between them are both answered', async () => {
  const { response } = await new ChatVisitor(server).ask(
    'do you know TaxCycle? we have 7 permanent and 5 seasonal staff from feb to may, do we pay for the seasonal ones all year',
  );
  expect(response).toContain('TaxCycle');
  expect(response).toMatch(/12 ×|counts once|staff list/);
});

test('what a tier gives for its price is told by tier, not multiplied', async () => {
  const [cheap, middle] = pricing.tiers;
  const { response } = await new ChatVisitor(server).ask(
    `what do I get for ${middle?.min} that I dont get for ${cheap?.min}`,
  );
  expect(response).toContain(`**${middle?.name}**`);
  expect(response).not.toContain('people we quote');
});

test('who works alone is told of help by the hour', async () => {
  const { response } = await new ChatVisitor(server).ask('its just me working from home, would u take me on');
  expect(response).toContain('by the hour');
});

test('thanks before a request are not what is answered', async () => {
  const { response } = await new ChatVisitor(server).ask('great thanks can someone call me tmrw after 2');
  expect(response).toMatch(/Schedule Meeting|Leave your number/);
});

test('what is asked about a program is answered, not only whether we know it', async () => {
  const visitor = new ChatVisitor(server);
  await visitor.ask('do you support Dentrix?');
  expect((await visitor.ask('does that include the Dentrix licence or do we keep paying them')).response).toContain(
    'icence',
  );
});

test('“how much” alone asks for the price of what was asked before, or of the plan', async () => {
  const client = new ChatVisitor(server);
  await client.ask('Do you have a set-up fee?');
  expect((await client.ask('how much')).response).toMatch(/^(As I said: )?Onboarding costs/);
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

test.each([
  ['can you back up our server', 'is it encrypted', 'backup copy is encrypted'],
  ['do you have a setup fee', 'what do we get for it', 'Onboarding'],
  ['do you offer a free assessment', 'how long does it take', 'half an hour'],
  ['do you do pen tests', 'do we need one for our credit card machines', 'PCI DSS'],
])('after “%s” the question “%s” is about that', async (before, asked, says) => {
  const visitor = new ChatVisitor(server);
  await visitor.ask(before);
  expect((await visitor.ask(asked)).response).toContain(says);
});

test('a subject lasts until another is named', async () => {
  const visitor = new ChatVisitor(server);
  await visitor.ask('need 6 new laptops set up for next week');
  await visitor.ask('do we buy them or do you');
  const { response, known } = await visitor.ask('can you wipe them and give us a paper that says its done');
  expect(response).toContain('disk wiped');
  expect(known).toBe(true);
});

test('what was said is not said once more word for word', async () => {
  const visitor = new ChatVisitor(server);
  const said = `${hours.opens} to ${hours.closes}`;
  expect((await visitor.ask('are you open on saturdays')).response).toContain(said);
  expect((await visitor.ask('and if something breaks on sunday')).response).not.toContain(said);
});

test('a French question is followed in French', async () => {
  const visitor = new ChatVisitor(server);
  await visitor.ask('Combien ça coûte pour 10 employés?');
  expect((await visitor.ask('et pour 15?')).response).toContain('15 personnes');
  expect((await visitor.ask('et le samedi?')).response).toContain(`${hours.opens} à ${hours.closes}`);
  expect((await visitor.ask('ok and what are your hours')).response).toContain('The help desk is open');
});

/** Of the follow-ups of `tests/questions`, with which the odds of a conversation were set; change it only towards 1. */
const followed = 0.8;

test('follow-ups of every kind are answered from the conversation', async () => {
  const all = JSON.parse(readFileSync('tests/questions/follow-ups.json', 'utf8')) as Omit<
    BenchQuestion,
    'kind' | 'part'
  >[];
  const asked = all
    .filter((_, at) => wholeSet || at % 4 === 1)
    .map((one) => ({ ...one, kind: 'answer' as const, part: 'development' as const }));
  const { good, misses } = await gradeAnswers(await ownEngine(), asked, 8);
  expect(good, misses.join('\n')).toBeGreaterThanOrEqual(followed * asked.length - (wholeSet ? 0 : 1));
});

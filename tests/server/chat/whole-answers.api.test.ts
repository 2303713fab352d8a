import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatAnswer } from '../../../shared/chat/chat.ts';
import { headOffice } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { claims } from '../../../site/facts/claims.ts';
import { priceOfRate, rates, terms } from '../../../site/facts/rates.ts';
import { pricing } from '../../../site/facts/tiers.ts';
import { dist } from '../../support/built-site.ts';
import { answering, ChatVisitor } from '../../support/chat.ts';
import { ofSample } from '../../support/of-sample.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, ...answering(await ownEngine()) });
});
afterAll(() => server.stop());

const ask = (message: string): Promise<ChatAnswer> => new ChatVisitor(server).ask(message);

test('the question of a message that nobody can answer is named, not left out in silence', async () => {
  const { response, known } = await ask('what are your hours and which colour are your vans');
  expect(response).toContain(hours.opens);
  expect(response).toContain('which colour are your vans');
  expect(known).toBe(true);
});

test('of two answers that are as near as each other both are said', async () => {
  const { response } = await ask('do you work on a saturday for us');
  expect(response).toContain(`${hours.opens} to ${hours.closes}`);
  expect(response).toContain(priceOfRate(rates['after-hours']));
});

test('“how much” is answered with a price, not from a guide that has none', async () => {
  const { response } = await ask('how much would it be to set up 4 new laptops in one visit');
  expect(response).toContain(priceOfRate(rates['new-computer']));
});

test('a price is not the answer to a question without money in it', async () => {
  const { response } = await ask('is 365 backed up or do i need something extra');
  expect(response).not.toContain('has a price of its own');
});

test('two tiers are compared with what lies between them', async () => {
  const { response } = await ask('what is the difference between the cheapest and the most expensive plan');
  for (const { name } of pricing.tiers) expect(response).toContain(`**${name}**`);
});

test('a sentence of a page that has little of the question is not said as its answer', async () => {
  const { response, quotes = [], sources } = await ask('immutable retention lock days');
  expect(response).toContain(`](${sources[0]?.url})`);
  expect(response).toContain(`calls within ${claims.contactWithin.value}`);
  expect(quotes).toEqual([]);
});

test('an order next to a question is no question of its own', async () => {
  const { response } = await ask('what does a pen test cost');
  expect((await ask('what does a pen test cost, can you send me that')).response).toBe(response);
});

test('one answer to two questions of a message is said once', async () => {
  const { response } = await ask('need 6 new laptops set up for next week, can you do that and how much');
  expect(response).toContain(`6 × $${rates['new-computer'].min}`);
  expect(response.match(/Preparing new computers costs/g)).toHaveLength(1);
});

test('what a message asks besides its question is answered too', async () => {
  const { response } = await ask('need pricing for 8 people, contract length, and if you do phones');
  for (const part of ['8 × $', terms.term.text.slice(0, 13), 'VoIP']) expect(response).toContain(part);
  const both = await ask('price for 12 people and how long is the contract');
  for (const part of ['12 × $', terms.term.text.slice(0, 13)]) expect(both.response).toContain(part);
});

ofSample(test, 'places')('a yes is no answer to how or what, and is one to whether', async () => {
  const { city } = headOffice;
  expect((await ask(`how quickly can a tech get to ${city}`)).response).toMatch(/^We come to /);
  expect((await ask(`do you come to ${city}`)).response).toMatch(/^Yes, we come to /);
});

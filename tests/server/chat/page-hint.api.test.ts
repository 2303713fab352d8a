import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatAnswer } from '../../../shared/chat/chat.ts';
import { aliases } from '../../../site/facts/aliases.ts';
import { includedIn } from '../../../site/pages/included-in.ts';
import { questionsFor } from '../../../widgets/chat/chat-texts.ts';
import { dist } from '../../support/built-site.ts';
import { answering, ChatVisitor } from '../../support/chat.ts';
import { ofSample } from '../../support/of-sample.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { publishedToday } from '../../support/published.ts';
import { type TestServer, testServer } from '../../support/server.ts';

const pages = publishedToday();
const includedOn = (path: string) => includedIn(pages, path);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, ...answering(await ownEngine()) });
});
afterAll(() => server.stop());

describe('the page that one is on', () => {
  const askOn = (page: string, message: string): Promise<ChatAnswer> =>
    new ChatVisitor(server, undefined, page).ask(message);

  test.each([
    ['/services/voip', 'VoIP Phone Systems', true],
    ['/services/vcio', 'vCIO and IT Consulting', true],
    ['/services/communication', 'Business Communication', true],
    ['/services/chatbot-development', 'Chatbot Development', true],
    ['/services/cybersecurity/penetration-testing', 'Penetration Testing', true],
    ['/services/cloud-solutions/microsoft-365', 'Microsoft 365', true],
    ['/services/managed-it/help-desk', 'Help Desk', false],
    ['/industries/dental', 'Dental IT', false],
  ])('the questions to begin with on %s are answered for %s', async (page, name, isQuoted) => {
    const [cost = '', cities = '', holds = ''] = questionsFor(page);
    const priced = await askOn(page, cost);
    const first = aliases[page] ?? page;
    expect(priced.sources[0]?.url).toBe(first);
    expect(priced.response.includes('has a price of its own')).toBe(isQuoted);
    expect(priced.response).toMatch(new RegExp(`^${name}`));
    const list = await askOn(page, holds);
    expect(list.sources[0]?.url).toBe(first);
    expect(list.response).toContain(name);
    // Not the tiers of the plan.
    expect(list.response).not.toContain('Enterprise');
    const lines = list.response.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.map((line) => line.slice(2))).toEqual(includedOn(first));
    // The question names its own subject.
    expect((await askOn(page, cities)).sources[0]?.url).toBe('/locations');
  });

  test('on the page of the plan they are answered from the prices of the plan', async () => {
    const page = '/services/managed-it';
    const [cost = '', , holds = ''] = questionsFor(page);
    const { response, sources } = await askOn(page, cost);
    expect(response).toMatch(/^The plan costs/);
    expect(sources[0]?.url).toBe('/pricing');
    expect((await askOn(page, holds)).sources[0]?.url).toBe(page);
  });

  ofSample(test, 'places').each([
    ['/locations/brampton', '/locations/brampton', 'Brampton'],
    ['/it-support-markham', '/locations/markham', 'Markham'],
    ['/it-support-brampton-toronto', '/locations/brampton', 'Brampton'],
    ['/locations/calgary', '/locations/calgary', 'Calgary'],
  ])('the questions to begin with on %s are answered for its city', async (page, first, city) => {
    const [cost = '', soon = '', fast = ''] = questionsFor(page);
    for (const question of [soon, fast]) {
      const { response, sources } = await askOn(page, question);
      expect(response).toContain(city);
      expect(sources[0]?.url).toBe(first);
    }
    expect((await askOn(page, cost)).sources[0]?.url).toBe('/pricing');
  });

  test('is no limit: a service, a tier or a turn before that is named counts more', async () => {
    expect((await askOn('/services/voip', 'what does a pen test cost')).sources[0]?.url).toBe(
      '/services/cybersecurity/penetration-testing',
    );
    expect((await askOn('/services/voip', 'what does the professional tier cost')).response).toMatch(
      /^Professional costs/,
    );
    const visitor = new ChatVisitor(server, undefined, '/services/voip');
    await visitor.ask('Do you do penetration tests?');
    expect((await visitor.ask('and what does that cost?')).response).toMatch(/^Penetration testing .* is priced/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatAnswer } from '../../../shared/chat/chat.ts';
import { company } from '../../../shared/company/company.ts';
import { dist } from '../../support/built-site.ts';
import { answering, ChatVisitor } from '../../support/chat.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { type TestServer, testServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, ...answering(await ownEngine()) });
});
afterAll(() => server.stop());

const ask = (message: string): Promise<ChatAnswer> => new ChatVisitor(server).ask(message);

describe('an emergency', () => {
  test.each([
    'WE HAVE BEEN HACKED',
    'server is down!!',
    'there is ransomware on my screen',
    'I clicked on a phishing link',
  ])('“%s” gets the phone first, then what our page says to do', async (message) => {
    const { response, emergency, sources } = await ask(message);
    expect(emergency).toBe(true);
    expect(response.indexOf(company.phone.display)).toBeLessThan(40);
    expect(sources.length).toBeGreaterThan(0);
  });

  test.each(['how do I prevent ransomware', 'do you offer phishing training', 'what is malware?'])(
    '“%s” is a question, not one',
    async (message) => {
      expect((await ask(message)).emergency ?? false).toBe(false);
    },
  );
});

describe('danger to people', () => {
  test.each([
    'call an ambulance',
    "there's a fire in our server room, should I turn it off?",
    'can someone call 911, my coworker collapsed',
    'someone broke into our office and is still here',
    'il y a le feu au bureau',
  ])('“%s” is sent to 911, and to no page of ours', async (message) => {
    const { response, sources, emergency } = await ask(message);
    expect(response).toContain('Call **911** now');
    expect(response).not.toContain(company.phone.display.slice(1));
    expect([sources, emergency ?? false]).toEqual([[], false]);
  });

  test('who despairs also hears of 988', async () => {
    expect((await ask('I want to kill myself')).response).toContain('988');
  });

  test.each([
    'if I dial 911 from an internet phone do they know where I am',
    'can I fire my IT guy',
    'do you sell fire alarms',
    'our server went up in smoke and is down',
    'how do I kill a frozen program',
  ])('“%s” is none', async (message) => {
    expect((await ask(message)).response).not.toContain('Call **911**');
  });
});

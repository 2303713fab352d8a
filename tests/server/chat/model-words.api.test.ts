import { expect, test } from 'vitest';
import { promptOf } from '../../../server/chat/engine/model/prompt.ts';
import { ownEngine } from '../../support/own-engine.ts';

test('of the question before, which a follow-up needs, a model reads no email address and no phone of another country', async () => {
  const own = await ownEngine();
  const before = 'My address is jo.lee@firm-example.com and my phone +44 (0)20 7946 0958, what does backup cost?';
  const history = [
    { role: 'user' as const, content: before },
    { role: 'assistant' as const, content: 'It depends.' },
  ];
  const question = { text: 'and how much is it for that?', history };
  const sent = promptOf(question, await own.context(question)).at(-1);
  expect(sent?.content).toContain('After asking "My address is [email] and my phone [phone], what does backup cost?"');
  for (const word of ['jo', 'lee', 'firm', '44', '958'])
    expect(sent?.content).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
});

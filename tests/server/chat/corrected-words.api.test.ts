import { expect, test, vi } from 'vitest';
import { readMessage } from '../../../server/chat/engine/answers/conversation.ts';
import { createSiteKnowledge } from '../../../server/chat/engine/site-content/site-knowledge.ts';
import { dist } from '../../support/built-site.ts';

const knowledge = createSiteKnowledge(dist)();

/** Words that nobody has. */
const madeUp = (message: number) =>
  Array.from({ length: 110 }, (_, at) => `zq${String.fromCharCode(97 + message, 97 + (at % 26), 97 + (at >> 5))}wvok`);

test('of a message and what was said before it, few unknown words are corrected: the message’s first', () => {
  if (!knowledge) throw new Error('npm run build writes what the assistant knows');
  const correct = vi.fn(knowledge.correct);
  const history = Array.from({ length: 12 }, (_, at) => ({ role: 'user' as const, content: madeUp(at).join(' ') }));
  const { whole } = readMessage(`maneged backups ${madeUp(20).join(' ')}`, undefined, history, {
    ...knowledge,
    correct,
  });
  expect(whole.text).toMatch(/^managed backups /);
  expect(correct.mock.calls.length).toBeLessThan(200);
  expect(new Set(correct.mock.calls.map(([word]) => word)).size).toBe(40);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAskModel } from '../../../server/chat/engine/model/ask-model.ts';
import { type ModelAnswer, says, startLanguageModel } from '../../support/language-model.ts';
import { sendOn } from '../../support/send-on.ts';

let model: Awaited<ReturnType<typeof startLanguageModel>>;
beforeAll(async () => {
  model = await startLanguageModel();
});
afterAll(() => model.stop());

async function piecesOf(answer: ModelAnswer) {
  model.answers(answer);
  const waits = { first: 4_000, next: 4_000, whole: 8_000 };
  const ask = createAskModel({ baseUrl: model.baseUrl, model: 'test', dailyBudget: 1 }, waits);
  const pieces = [];
  const messages = [{ role: 'user' as const, content: 'Hello' }];
  for await (const piece of ask(messages, new AbortController().signal)) pieces.push(piece);
  return pieces;
}

test('an answer that says more than it was asked for breaks off', async () => {
  await expect(piecesOf(says('word '.repeat(1_000)))).rejects.toThrow('too long');
  expect(await piecesOf(says('word '.repeat(300)))).toContainEqual({ usedTokens: 100 });
});

test.each([
  ['a line', 200, 'a'.repeat(1_000_000)],
  ['comments', 200, ': nothing\n\n'.repeat(100_000)],
  ['an error', 500, 'a'.repeat(1_000_000)],
])('%s without end is not read on', async (_, status, text) => {
  const sent = Promise.withResolvers<number>();
  const asking = piecesOf((response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' });
    sent.resolve(sendOn(response, text));
  });
  await expect(asking).rejects.toThrow();
  expect(await sent.promise).toBeLessThan(50_000_000);
});

test('what it used is told once, and only as a number', async () => {
  const usage = (tokens: unknown) => `data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\n`;
  const pieces = await piecesOf((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(usage(7) + usage(8) + usage('many') + usage(-1e308));
    response.end('data: {"choices":[{"delta":{"content":"Yes."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
  });
  expect(pieces).toEqual([{ text: 'Yes.' }, { usedTokens: 8 }]);
});

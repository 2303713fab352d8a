import { expect, onTestFinished, test, vi } from 'vitest';
import { runBench } from '../../../server/chat/run-bench.ts';
import { says, startLanguageModel } from '../../support/language-model.ts';

test('the bench grades what any server with OpenAI’s protocol words, and prints tokens, cost and time', async () => {
  const model = await startLanguageModel();
  onTestFinished(() => model.stop());
  model.answers(says('Penguins migrate across frozen oceans. [s1]', 1_000));
  const settings = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'test', LLM_PROVIDER: 'Test', LLM_COUNTRY: 'Canada' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  await runBench(0.6, ['strangers']);
  expect(said[0]).toBe(`Speaker: test at ${model.baseUrl}`);
  const [, tokens, cost] = /good \(.*wrong; (\d+) tokens, cost ([\d.]+); half within \d+ ms/.exec(said[1] ?? '') ?? [];
  expect(Number(tokens)).toBe(1_000 * model.asked.length);
  expect(Number(cost)).toBeCloseTo(Number(tokens) * 0.6e-6, 4);
});

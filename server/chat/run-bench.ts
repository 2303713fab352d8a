import { fileURLToPath } from 'node:url';
import { readSettings } from '../settings/read-settings.ts';
import { benchQuestions, gradeAnswers } from './bench-questions.ts';
import { createEngine } from './create-engine.ts';

const distDir = fileURLToPath(new URL('../../dist/', import.meta.url));
const folder = fileURLToPath(new URL('../../tests/questions', import.meta.url));
/** What a bench waits for the meaning of a question (ms): the answer counts, not its haste. */
const patience = 60_000;
const allParts = ['review', 'buyers', 'strangers', 'kept', 'tune'] as const;

type Part = (typeof allParts)[number];

/**
 * Grades the assistant, with the language model of the settings if there is one, over the questions of
 * `tests/questions`, and prints good, weak and wrong answers, cost and time.
 * @param pricePerMillion of tokens, in any currency; without it only tokens are printed
 */
export async function runBench(pricePerMillion?: number, parts: readonly Part[] = allParts): Promise<void> {
  const { languageModel } = readSettings(process.env);
  let tokens = 0;
  const problems: unknown[] = [];
  const engine = createEngine({
    ...{ distDir, languageModel, patience },
    clock: () => new Date(),
    onProblem: (_, error) => problems.push(error),
    onUsed: (used) => {
      tokens += used;
    },
  });
  // The thread of meanings does not keep a process alive.
  const waits = setInterval(() => undefined, 60_000);
  await engine.prepare?.();
  clearInterval(waits);
  console.log(`Speaker: ${languageModel ? `${languageModel.model} at ${languageModel.baseUrl}` : 'our own content'}`);
  for (const part of parts) {
    const asked = benchQuestions(folder).filter((question) => question.part === part);
    tokens = 0;
    const { good, weak, wrong, milliseconds } = await gradeAnswers(engine, asked);
    const times = milliseconds.sort((one, other) => one - other);
    const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
    const cost = pricePerMillion === undefined ? '' : `, cost ${((tokens / 1_000_000) * pricePerMillion).toFixed(4)}`;
    const share = ((100 * good) / asked.length).toFixed(1);
    console.log(
      `${part.padEnd(7)} ${asked.length} questions: ${good} good (${share}%), ${weak} weak, ${wrong} wrong; ${tokens} tokens${cost}; half within ${at(0.5)}, 95% within ${at(0.95)}`,
    );
  }
  if (problems.length > 0) console.log(`The model failed ${problems.length} times, first with: ${problems[0]}`);
}

import { beforeAll, describe, expect, test } from 'vitest';
import { type BenchQuestion, benchQuestions, gradeAnswers } from '../../../server/chat/bench-questions.ts';
import type { Engine } from '../../../server/chat/engine/engine.ts';
import { createOwnContentEngine } from '../../../server/chat/engine/own-content/create-own-content-engine.ts';
import { wordsOf } from '../../../shared/search/search-words.ts';
import { answers } from '../../../site/facts/answers/answers.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { wholeSet } from '../../support/whole-set.ts';

/**
 * Share of good answers that each part of the questions is held to: its score of November 27, 2026. The aim is 0.9 for the
 * first three; change these values only towards it.
 */
const held = {
  tune: 0.93,
  kept: 0.91,
  // The gate's part is harder than the whole.
  development: wholeSet ? 0.81 : 0.78,
  review: 0.96,
  buyers: 0.98,
  strangers: 0.91,
} as const;
/** Share of wrong ones among what buyers ask; the aim for `review` is 0.03. */
const mostWrong = { review: 0.04, buyers: 0.03, strangers: 0.08 } as const;

const questions = benchQuestions();
const of = (part: keyof typeof held): BenchQuestion[] => {
  const all = questions.filter((asked) => asked.part === part);
  if (wholeSet) return all;
  // In the gate a tenth of each part, and a twenty-fifth of the two thousand of the development set.
  return part === 'development' ? all.filter((_, at) => at % 25 === 3) : all.filter((_, at) => at % 10 === 4);
};

/** Of the gate's tenth, one is more than the shares tell apart. */
const spared = wholeSet ? 0 : 1;

/** Questions at a time: the model takes their meanings together. */
const atOnce = 8;

let engine: Engine;
beforeAll(async () => {
  engine = await ownEngine(() => new Date('2026-11-26T15:00:00Z'));
});

const plain = (text: string) => wordsOf(text).join(' ') || text.trim();

/** A question that records or thresholds were written from measures nothing. */
test('no question that measures stands in a record, or in the development set', () => {
  const seen = new Set([
    ...answers.flatMap(({ ways }) => ways.map(plain)),
    ...questions.filter(({ part }) => part === 'development').map(({ question }) => plain(question)),
  ]);
  const measuring = questions.filter(({ part }) => part !== 'tune' && part !== 'development');
  // "Hi", "yes" and the like have no other wording.
  const long = measuring.filter(({ question }) => wordsOf(question).length > 2);
  expect(long.filter(({ question }) => seen.has(plain(question))).map(({ question }) => question)).toEqual([]);
});

/** Written for the sample: its prices, towns and terms. */
ofSample(describe)('questions as people type them', () => {
  test.each(Object.keys(held) as (keyof typeof held)[])(
    'enough of the part “%s” is answered well',
    async (part) => {
      const asked = of(part);
      const { good, weak, wrong, misses } = await gradeAnswers(engine, asked, atOnce);
      const share = (100 * good) / asked.length;
      console.info(`${part}: ${good} of ${asked.length} good (${share.toFixed(1)}%), ${weak} weak, ${wrong} wrong`);
      console.info(misses.join('\n'));
      expect.soft(good + spared, 'good').toBeGreaterThanOrEqual(held[part] * asked.length);
      if (part in mostWrong)
        expect
          .soft(wrong, 'wrong')
          .toBeLessThanOrEqual(spared + mostWrong[part as keyof typeof mostWrong] * asked.length);
    },
    wholeSet ? 600_000 : undefined,
  );
});

ofSample(test)('words alone, without a model or before it answers, give the price and say less', async () => {
  const byWords = createOwnContentEngine(dist, { patience: 0 });
  const { text } = await byWords.answer(
    { text: 'how much for 12 computers', history: [] },
    { signal: new AbortController().signal },
  );
  expect(text).toContain('12 × $');
  const asked = of('review');
  const { good, wrong } = await gradeAnswers(byWords, asked);
  expect.soft(good + spared, 'good').toBeGreaterThanOrEqual(0.55 * asked.length);
  expect.soft(wrong, 'wrong').toBeLessThanOrEqual(spared + 0.03 * asked.length);
});

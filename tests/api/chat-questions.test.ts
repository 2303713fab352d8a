import { describe, expect, test } from 'vitest';
import { createOwnContentEngine } from '../../server/chat/engine/own/create-own-content-engine.ts';
import { dist } from '../support/built-site.ts';
import {
  type ChatQuestion,
  type Counts,
  chatQuestions,
  countAnswers,
  developmentQuestions,
} from '../support/chat-questions.ts';

/** The bars that the assistant is to be held to. */
const bars = { hit1: 0.8, hit3: 0.92, falseAnswers: 0.06, intents: 0.95 };

/**
 * What each part is held to. The half that nobody tuned with is printed and held by itself, too: to the bars that it
 * reaches, and otherwise to what it reached on November 23, 2026 (2 of 33, 41 of 44), so that it does not get worse. These
 * two may only move towards the bars.
 */
const held = {
  'the whole set': bars,
  'its half for tuning': bars,
  'its half kept out of tuning': { ...bars, falseAnswers: 2 / 33, intents: 41 / 44 },
  'the development set': bars,
};

const engine = createOwnContentEngine(dist, () => new Date('2026-11-23T15:00:00Z'));
const set = chatQuestions();
const parts: Record<keyof typeof held, ChatQuestion[]> = {
  'the whole set': set,
  'its half for tuning': set.filter(({ part }) => part === 'tune'),
  'its half kept out of tuning': set.filter(({ part }) => part === 'kept'),
  'the development set': developmentQuestions(),
};

function shares(counts: Counts) {
  return {
    hit1: counts.hit1 / counts.questions,
    hit3: counts.hit3 / counts.questions,
    falseAnswers: counts.falseAnswers / counts.refusals,
    intents: counts.rightIntents / counts.intents,
  };
}

function print(name: string, counts: Counts): void {
  const { questions, hit1, hit3, refusals, falseAnswers, intents, rightIntents } = counts;
  console.info(
    `${name}: first source right ${hit1}/${questions}, one of three ${hit3}/${questions}, false answers ${falseAnswers}/${refusals}, kinds of facts ${rightIntents}/${intents}`,
  );
}

/** A list of 200 questions says more than one of 20. */
test('the set has at least 150 questions with an answer and 50 without, half of them kept out of tuning', () => {
  const of = (test: (asked: ChatQuestion) => boolean) => set.filter(test).length;
  expect(of(({ kind }) => kind === 'answer')).toBeGreaterThanOrEqual(150);
  expect(of(({ kind }) => kind === 'refuse')).toBeGreaterThanOrEqual(50);
  expect(of(({ part }) => part === 'kept') / set.length).toBeGreaterThan(0.45);
});

describe('questions as people type them', () => {
  test.each(Object.keys(held) as (keyof typeof held)[])(
    '%s is answered from the right pages, as far as it is held to it',
    async (part) => {
      const counts = await countAnswers(engine, parts[part]);
      print(part, counts);
      const { hit1, hit3, falseAnswers, intents } = shares(counts);
      expect.soft(hit1, 'the first source answers').toBeGreaterThanOrEqual(held[part].hit1);
      expect.soft(hit3, 'one of the first three sources answers').toBeGreaterThanOrEqual(held[part].hit3);
      expect.soft(falseAnswers, 'answers where none may be given').toBeLessThanOrEqual(held[part].falseAnswers);
      expect.soft(intents, 'facts are recognized as what was asked for').toBeGreaterThanOrEqual(held[part].intents);
    },
  );
});

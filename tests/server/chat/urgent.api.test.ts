import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../server/chat/engine/engine.ts';
import { ownEngine } from '../../support/own-engine.ts';

type Urgent = Record<'urgent' | 'harmless', string[]>;

/** What firms write when something is happening, and what they write with the same words when nothing is. */
const { urgent, harmless } = JSON.parse(readFileSync('tests/questions/urgent.json', 'utf8')) as Urgent;

/** Of about eighty each, on November 26, 2026; change them only towards 0. */
const mostMissed = 4;
const mostFalse = 2;

let engine: Engine;
beforeAll(async () => {
  engine = await ownEngine();
});

/** Those that get the phone first, or 911. */
async function alarmsIn(messages: readonly string[]): Promise<string[]> {
  const alarms: string[] = [];
  const waiting = [...messages];
  const askAll = async () => {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      const answer = await engine.answer({ text, history: [] }, { signal: new AbortController().signal });
      if (answer.emergency || answer.intent === 'danger') alarms.push(text);
    }
  };
  // Several at a time: the model takes their meanings together.
  await Promise.all(Array.from({ length: 8 }, askAll));
  return alarms;
}

test('what is happening now gets the phone first, in whatever words', async () => {
  const alarms = await alarmsIn(urgent);
  const missed = urgent.filter((text) => !alarms.includes(text));
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(mostMissed);
});

test('the same words in a harmless sense get an ordinary answer', async () => {
  const alarms = await alarmsIn(harmless);
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(mostFalse);
  expect(alarms).not.toContain('no phone calls please just email');
});

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../server/chat/engine/engine.ts';
import { company } from '../../../shared/company/company.ts';
import { ownEngine } from '../../support/own-engine.ts';
import { wholeSet } from '../../support/whole-set.ts';

type Urgent = Record<'urgent' | 'harmless', string[]>;

/** What firms write when something is happening, and what they write with the same words when nothing is. */
const all = JSON.parse(readFileSync('tests/questions/urgent.json', 'utf8')) as Urgent;
/** In the gate a third. */
const few = (messages: string[]) => messages.filter((_, at) => wholeSet || at % 3 === 2);
const [urgent, harmless] = [few(all.urgent), few(all.harmless)];

/** Of about eighty each, on November 26, 2026; change them only towards 0. */
const mostMissed = wholeSet ? 4 : 2;
const mostFalse = wholeSet ? 2 : 1;

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

/** The answers to messages sent one after another. */
async function talk(messages: readonly string[]) {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  const answers = [];
  for (const text of messages) {
    const answer = await engine.answer({ text, history: [...history] }, { signal: new AbortController().signal });
    history.push({ role: 'user', content: text }, { role: 'assistant', content: answer.text });
    answers.push(answer);
  }
  return answers;
}

test('until an emergency is over every answer begins with the phone, and none is a guess or told twice', async () => {
  const hacked = await talk([
    'MY EMAIL IS HACKED its sending everyone in my contacts an invoice link RIGHT NOW what do i do',
    'changed password still sending',
    'ok its 9:40pm is there a human i can talk to. how much is it',
    'should i turn off the computer?',
  ]);
  for (const { text, known } of hacked) {
    expect(text.split('\n')[0]).toContain(company.phone.display);
    expect(known).toBe(true);
  }
  expect(hacked[2]?.text).toContain('an hour');
  expect(hacked[3]?.text).not.toMatch(/(leave|turn|switch) it off/i);
  expect(new Set(hacked.slice(0, 2).map(({ text }) => text)).size).toBe(2);
});

test('a whole site that has stopped is an emergency, whatever is listed after it', async () => {
  const [answer] = await talk(['whole warehouse offline. scanners, label printers, everything']);
  expect(answer?.emergency).toBe(true);
});

test('charges of somebody else are no question about our price', async () => {
  const [, strange, asked] = await talk([
    'our server is down and nobody can work',
    'there are strange charges on our card too',
    'do you charge extra for this',
  ]);
  expect(strange?.text).not.toContain('an hour');
  expect(asked?.text).toContain('an hour');
});

test('whoever has no plan is promised no time in an emergency', async () => {
  const [, answer] = await talk([
    'HELP all our files have a weird extension and theres a note on the screen asking for bitcoin',
    'not a customer. can someone come NOW were in etobicoke',
  ]);
  expect(answer?.text.split('\n')[0]).toContain(company.phone.display);
  expect(answer?.text).toContain('an hour');
  expect(answer?.text).not.toMatch(/under \d hours/);
});

test('an emergency that is over, or was told of long ago, is no part of the answers', async () => {
  const server = 'our server is down and nobody can work';
  const solved = await talk([server, 'it works again, thanks. what does the plan cost for 20 people']);
  expect(solved[1]?.text).toMatch(/^The plan costs/);
  expect(solved[1]?.emergency).toBe(false);
});

test('where it is not clear what has happened, the steps of no emergency are given', async () => {
  const [unclear] = await talk(['email has been broken on 4 computers for 2 days and my it company hasnt called back']);
  expect(unclear?.emergency).toBe(true);
  expect(unclear?.text).toContain(company.phone.display);
  expect(unclear?.text).not.toMatch(/sign-in|contacts|\bMFA\b/);
});

test('in an emergency what is asked of us is answered, and three answers later it counts as over', async () => {
  const ours = await talk(['our server is down and nobody can work', 'do i pay for shared tablets too']);
  expect(ours[1]?.text).toMatch(/^First call .*\n\nWe bill per person/);
  const left = await talk([
    'our server is down and nobody can work',
    'the cat is on the desk',
    'blue folder',
    'green folder',
    'and if i still have 14 months with these clowns',
  ]);
  expect(left[3]?.text).toContain('say what you told me');
  expect(left[4]?.text).not.toContain('say what you told me');
});

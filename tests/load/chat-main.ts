import { performance } from 'node:perf_hooks';
import { answerFrom } from '../../server/chat/engine/own/create-own-content-engine.ts';
import { createSiteKnowledge } from '../../server/chat/engine/own/site-knowledge.ts';
import { dist } from '../support/built-site.ts';
import { chatQuestions } from '../support/chat-questions.ts';

/** Prints the assistant's lines for `npm run bench`: every question of the set, one after another, all pages indexed. */
const line = (name: string, value: string) => console.log(`  ${name.padEnd(34)} ${value}`);

const before = performance.now();
const knowledge = createSiteKnowledge(dist)();
if (!knowledge) throw new Error('dist/ is missing: run npm run build');
line('index opened, once a start', `${(performance.now() - before).toFixed(0)} ms`);
line('pages, sections', `${knowledge.index.pages.length}, ${knowledge.index.sections.flat().length}`);

const questions = chatQuestions();
const now = new Date();
const times: number[] = [];
for (let round = 0; round < 11; round++) {
  for (const { question: text, history = [], page } of questions) {
    const start = performance.now();
    answerFrom({ text, history, ...(page ? { page } : {}) }, knowledge, now);
    // The first round warms the code up.
    if (round > 0) times.push(performance.now() - start);
  }
}
times.sort((one, other) => one - other);
const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(2)} ms`;
line(
  `answers, ${times.length}`,
  `p50 ${at(0.5)}, p99 ${at(0.99)} (aim ≤ 10 ms), longest ${(times.at(-1) ?? 0).toFixed(1)} ms`,
);

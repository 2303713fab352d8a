import { performance } from 'node:perf_hooks';
import { answerFrom } from '../../server/chat/engine/site-content/answer/create-site-content-engine.ts';
import { createSiteKnowledge } from '../../server/chat/engine/site-content/site-knowledge.ts';
import { dist } from '../support/built-site.ts';
import { chatQuestions } from '../support/chat-questions.ts';
import { benchVisitors, visitors } from './chat-visitors.ts';

/** Part of `npm run bench`: every question in turn with all pages indexed, then 20 concurrent visitors. */
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
    if (round > 0) times.push(performance.now() - start);
  }
}
times.sort((one, other) => one - other);
line(
  `answers, ${times.length}`,
  `p50 ${at(times, 0.5)}, p99 ${at(times, 0.99)} (aim ≤ 10 ms), longest ${at(times, 1)}`,
);

const waited = await benchVisitors();
line(
  `${visitors} visitors at once, ${waited.length}`,
  `p50 ${at(waited, 0.5)}, p99 ${at(waited, 0.99)}, longest ${at(waited, 1)}: over HTTP, kept`,
);

function at(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1)} ms`;
}

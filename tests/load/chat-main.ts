import { performance } from 'node:perf_hooks';
import { benchQuestions, gradeAnswers } from '../../server/chat/bench-questions.ts';
import { ownEngine } from '../support/own-engine.ts';
import { benchVisitors, visitors } from './chat-visitors.ts';

/** Part of `npm run bench`: every question in turn, then 20 concurrent visitors. */
const line = (name: string, value: string) => console.log(`  ${name.padEnd(34)} ${value}`);

const before = performance.now();
const engine = await ownEngine();
line('pages and meanings, once a start', `${(performance.now() - before).toFixed(0)} ms`);
const questions = benchQuestions().filter(({ part }) => part !== 'development');
await gradeAnswers(engine, questions.slice(0, 50));
const used = process.cpuUsage();
const times = (await gradeAnswers(engine, questions)).milliseconds.sort((one, other) => one - other);
const { user, system } = process.cpuUsage(used);
// On a busy machine this says more than times do: 20 at once wait for 20 of them, shared by the cores.
line('processor time of an answer', `${((user + system) / 1000 / times.length).toFixed(1)} ms, with its thread`);
line(`answers, ${times.length}`, `p50 ${at(times, 0.5)}, p99 ${at(times, 0.99)}, longest ${at(times, 1)}`);

const waited = await benchVisitors();
line(
  `${visitors} visitors at once, ${waited.length}`,
  `p50 ${at(waited, 0.5)}, p99 ${at(waited, 0.99)} (aim ≤ 150 ms), longest ${at(waited, 1)}: over HTTP, kept`,
);
process.exit(0);

function at(sorted: readonly number[], share: number): string {
  return `${(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1)} ms`;
}

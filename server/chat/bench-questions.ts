import { readFileSync } from 'node:fs';
import type { Engine, EngineAnswer, Turn } from './engine/engine.ts';

/** A question as people type it, and what a good answer is. */
export type BenchQuestion = {
  question: string;
  page?: string;
  history?: Turn[];
  /** Earlier messages of the visitor, which are asked first. */
  before?: string[];
  /** Paths, one of which is among the first three sources. */
  answers?: string[];
  /** Beginnings of the ids of records that answer it; `page`, `refused` and `unknown` stand for these. */
  intents?: string[];
  /** The answer contains this. */
  says?: string;
  kind: 'answer' | 'refuse';
  /** Records and thresholds were written with `tune` and `development`; the others measure. */
  part: 'tune' | 'kept' | 'development' | Buyers;
};

/** Parts of `buyers.json`. */
const ofBuyers = ['review', 'buyers', 'strangers'] as const;
type Buyers = (typeof ofBuyers)[number];

export type Grade = 'good' | 'weak' | 'wrong';
export type Grades = Record<Grade, number> & { milliseconds: number[]; misses: string[] };

type Development = { answer: Omit<BenchQuestion, 'kind' | 'part'>[]; refuse: string[] };

const read = <T>(folder: string, name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T;

/** All questions of `tests/questions`. */
export function benchQuestions(folder = 'tests/questions'): BenchQuestion[] {
  const { answer, refuse } = read<Development>(folder, 'development');
  const buyers = read<Record<Buyers, Omit<BenchQuestion, 'kind' | 'part'>[]>>(folder, 'buyers');
  return [
    ...read<BenchQuestion[]>(folder, 'questions'),
    ...answer.map((asked) => ({ ...asked, kind: 'answer' as const, part: 'development' as const })),
    ...refuse.map((question) => ({ question, kind: 'refuse' as const, part: 'development' as const })),
    ...ofBuyers.flatMap((part) => buyers[part].map((asked) => ({ ...asked, kind: 'answer' as const, part }))),
  ];
}

/**
 * Grades the answers of an engine.
 * @param atOnce how many questions are asked at a time: together their meanings take a third of the time
 */
export async function gradeAnswers(engine: Engine, questions: readonly BenchQuestion[], atOnce = 1): Promise<Grades> {
  const grades: Grades = { good: 0, weak: 0, wrong: 0, milliseconds: [], misses: [] };
  const waiting = [...questions];
  const askAll = async () => {
    for (let asked = waiting.shift(); asked; asked = waiting.shift()) await grade(asked);
  };
  await Promise.all(Array.from({ length: atOnce }, askAll));
  return grades;

  async function grade(asked: BenchQuestion): Promise<void> {
    const page = asked.page ? { page: asked.page } : {};
    const ask = (text: string, history: Turn[]) =>
      engine.answer({ text, history, ...page }, { signal: new AbortController().signal });
    const history = [...(asked.history ?? [])];
    for (const content of asked.before ?? []) {
      const { text } = await ask(content, history);
      history.push({ role: 'user', content }, { role: 'assistant', content: text });
    }
    const begun = performance.now();
    const answer = await ask(asked.question, history);
    grades.milliseconds.push(performance.now() - begun);
    const given = gradeOf(answer, asked);
    grades[given]++;
    if (given !== 'good')
      grades.misses.push(`${given}: ${asked.question} → ${answer.intent ?? (answer.known ? 'page' : 'unknown')}`);
  }
}

/** Weak: "I don't know". Wrong: another question is answered, or a good one refused. */
function gradeOf(answer: EngineAnswer, { kind, answers, intents, says = '' }: BenchQuestion): Grade {
  const { known, intent, sources, text } = answer;
  // Danger: any question gets "call 911".
  if (kind === 'refuse') return !known || intent === 'danger' ? 'good' : 'wrong';
  const what = intent ?? (known ? 'page' : 'unknown');
  const named = sources.slice(0, 3).some(({ url }) => answers?.includes(url.split('#')[0] ?? ''));
  const asExpected = intents?.some((begin) => what.startsWith(begin) || (begin === 'refused' && !known));
  if ((asExpected || (known && named)) && text.includes(says)) return 'good';
  return known || intent ? 'wrong' : 'weak';
}

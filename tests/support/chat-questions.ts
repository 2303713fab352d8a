import { readFileSync } from 'node:fs';
import type { Engine, EngineAnswer, Turn } from '../../server/chat/engine/engine.ts';

export type ChatQuestion = {
  id: string;
  question: string;
  page?: string;
  history?: Turn[];
  /** Paths; empty if the question must stay unanswered. */
  answers: string[];
  intent?: string;
  kind: 'answer' | 'refuse';
  /** The engine is tuned on `tune` and `development`; `kept` measures real answers. */
  part: 'tune' | 'kept' | 'development';
};

export type Counts = {
  questions: number;
  hit1: number;
  hit3: number;
  refusals: number;
  falseAnswers: number;
  intents: number;
  rightIntents: number;
};

export function chatQuestions(): ChatQuestion[] {
  return JSON.parse(readFileSync('tests/questions/questions.json', 'utf8')) as ChatQuestion[];
}

/** Written by those who tune the engine, before they saw its answers. */
export function developmentQuestions(): ChatQuestion[] {
  const { answer, refuse } = JSON.parse(readFileSync('tests/questions/development.json', 'utf8')) as {
    answer: Pick<ChatQuestion, 'question' | 'answers' | 'intent'>[];
    refuse: string[];
  };
  return [
    ...answer.map((asked) => ({ ...asked, kind: 'answer' as const })),
    ...refuse.map((question) => ({ question, answers: [], kind: 'refuse' as const })),
  ].map((asked, at) => ({ ...asked, id: `d${at + 1}`, part: 'development' as const }));
}

/** "I don't know" is never a hit, whatever pages it lists. */
export async function countAnswers(engine: Engine, questions: readonly ChatQuestion[]): Promise<Counts> {
  const counts: Counts = { questions: 0, hit1: 0, hit3: 0, refusals: 0, falseAnswers: 0, intents: 0, rightIntents: 0 };
  for (const asked of questions) {
    const { question: text, page, history = [] } = asked;
    const answer = await engine.answer(
      { text, history, ...(page ? { page } : {}) },
      { signal: new AbortController().signal },
    );
    if (asked.kind === 'refuse') {
      counts.refusals++;
      // Danger: any question gets "call 911".
      if (answer.known && answer.intent !== 'danger') counts.falseAnswers++;
      continue;
    }
    counts.questions++;
    if (hits(answer, asked, 1)) counts.hit1++;
    if (hits(answer, asked, 3)) counts.hit3++;
    if (!asked.intent) continue;
    counts.intents++;
    if (answer.intent === asked.intent) counts.rightIntents++;
  }
  return counts;
}

function hits({ known, sources }: EngineAnswer, { answers }: ChatQuestion, first: number): boolean {
  return known && sources.slice(0, first).some(({ url }) => answers.includes(url.split('#')[0] ?? ''));
}

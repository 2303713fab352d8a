import { CeilingReached } from '../guards/take-turns.ts';
import type { Engine, EngineOptions, Question } from './engine/engine.ts';
import type { NewChatMessageRow } from './tables.ts';

export type AnswerOptions = EngineOptions & {
  /** Time limit (ms). */
  patience: number;
  onProblem: (message: string, error: unknown) => void;
};

type AnswerRow = Omit<NewChatMessageRow, 'name' | 'conversation_id' | 'answers_to' | 'sent_at'>;

/** `stopped` may hold a partial answer; after `failed` the question may be asked again. */
export type GivenAnswer =
  | { status: 'answered' | 'stopped'; row: AnswerRow }
  | { status: 'stopped' | 'failed'; row?: undefined };

/** Asks the engine until the signal aborts or `patience` runs out. Throws nothing but `CeilingReached`. */
export async function answerQuestion(engine: Engine, question: Question, options: AnswerOptions): Promise<GivenAnswer> {
  const { signal, onDelta, maySpend, patience, onProblem } = options;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  let said = '';
  const take = (text: string) => {
    if (limit.aborted) return;
    said += text;
    onDelta?.(text);
  };
  try {
    const work = engine.answer(question, { signal: limit, onDelta: take, maySpend });
    return { status: 'answered', row: rowOf(await orAborted(work, limit)) };
  } catch (error) {
    if (error instanceof CeilingReached) throw error;
    if (!signal.aborted) {
      onProblem('The assistant could not answer', error);
      return { status: 'failed' };
    }
    if (said === '') return { status: 'stopped' };
    return { status: 'stopped', row: { role: 'assistant', content: said, whole: 0 } };
  }
}

function rowOf(answer: Awaited<ReturnType<Engine['answer']>>): AnswerRow {
  const { text, known, emergency, intent, sources, quotes, unknownQuestion, isModels } = answer;
  return {
    role: 'assistant',
    content: text,
    whole: 1,
    known: known ? 1 : 0,
    emergency: emergency ? 1 : 0,
    intent: intent ?? null,
    sources: JSON.stringify(sources),
    quotes: quotes.length ? JSON.stringify(quotes) : null,
    unknown_question: unknownQuestion ?? null,
    is_models: isModels ? 1 : 0,
  };
}

/** Rejects on abort, even if the work ignores the signal. */
async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const ended = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true, signal: ended.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    ended.abort();
    // The work may fail later; that error is ignored.
    work.catch(() => undefined);
  }
}

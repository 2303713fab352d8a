import type { ChatSource } from '../../../../shared/chat/chat.ts';
import type { Context } from '../answers/context-sections.ts';
import type { Engine, EngineAnswer, Question } from '../engine.ts';
import type { OwnContentEngine } from '../own-content/create-own-content-engine.ts';
import { type AskModel, createAskModel, longestAnswer, type ModelSettings, type Patience } from './ask-model.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { type CitedSentence, createSentenceReader } from './cited-sentences.ts';
import { createDailyBudget, type DailyBudget, estimatedTokens } from './daily-budget.ts';
import { promptOf } from './prompt.ts';

type Options = {
  clock?: () => Date;
  onProblem?: (message: string, error: unknown) => void;
  patience?: Patience;
  /** Tokens of one answer. */
  onUsed?: (tokens: number) => void;
};

type Model = {
  ask: AskModel;
  breaker: CircuitBreaker;
  budget: DailyBudget;
  onProblem: Options['onProblem'];
  onUsed: Options['onUsed'];
};

/**
 * A language model words answers from our records, facts and pages where no record answers by itself. Our own content
 * answers if the model is down, slow or over budget, or if no sentence is supported.
 */
export function createModelEngine(own: OwnContentEngine, settings: ModelSettings, options: Options = {}): Engine {
  const { clock = () => new Date(), onProblem, patience, onUsed } = options;
  const model: Model = {
    ask: createAskModel(settings, patience),
    breaker: createCircuitBreaker(() => clock().getTime()),
    budget: createDailyBudget(settings.dailyBudget, clock),
    onProblem,
    onUsed,
  };
  return {
    prepare: own.prepare,
    async answer(question, { signal, onDelta, maySpend = async () => true }) {
      const ours = await own.answer(question, { signal });
      const context = isSettled(ours) ? undefined : await own.context(question);
      const mayWord = context !== undefined && context.sections.length > 0 && (await maySpend());
      const worded = mayWord ? await wordedBy(model, question, context, signal, onDelta) : undefined;
      if (worded) return worded;
      onDelta?.(ours.text);
      return ours;
    },
  };
}

/** A record's own words are exact, and what is refused or urgent is no matter for a model. */
const isSettled = ({ emergency, intent }: EngineAnswer) => emergency || intent !== undefined;

async function wordedBy(
  { ask, breaker, budget, onProblem, onUsed }: Model,
  question: Question,
  context: Context,
  signal: AbortSignal,
  onDelta: ((text: string) => void) | undefined,
): Promise<EngineAnswer | undefined> {
  const messages = promptOf(question, context);
  const estimate = messages.reduce((sum, { content }) => sum + estimatedTokens(content), longestAnswer);
  if (!breaker.mayAsk() || !budget.take(estimate)) return;
  const reader = createSentenceReader(context.sections, context.question);
  const sentences: CitedSentence[] = [];
  let text = '';
  const say = (found: readonly CitedSentence[]) => {
    for (const sentence of found) {
      const piece = text === '' ? sentence.text : ` ${sentence.text}`;
      text += piece;
      sentences.push(sentence);
      onDelta?.(piece);
    }
  };
  try {
    for await (const piece of ask(messages, signal)) {
      if ('usedTokens' in piece) {
        budget.correct(estimate, piece.usedTokens);
        onUsed?.(piece.usedTokens);
      } else say(reader.read(piece.text));
    }
    say(reader.end());
    breaker.succeeded();
  } catch (error) {
    signal.throwIfAborted();
    breaker.failed();
    onProblem?.('the language model', error);
  }
  return sentences.length > 0 ? answerOf(text, sentences) : undefined;
}

function answerOf(text: string, sentences: readonly CitedSentence[]): EngineAnswer {
  const cited = sentences.flatMap(({ sections }) => sections);
  const sources = new Map<string, ChatSource>();
  for (const { title, url } of cited) {
    const [path = url] = url.split('#');
    if (!sources.has(path)) sources.set(path, { title, url: path });
  }
  return {
    text,
    quotes: [],
    sources: [...sources.values()].slice(0, 4),
    known: true,
    emergency: false,
    isModels: true,
  };
}

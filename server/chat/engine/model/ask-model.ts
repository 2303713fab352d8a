import OpenAI from 'openai';
import type { PromptMessage } from './prompt.ts';

/** A language model behind any server that speaks OpenAI's protocol for chat completions. */
export type ModelSettings = {
  /** Where the API is, such as `https://llm.example/v1`. */
  baseUrl: string;
  /** Absent for a server that asks for none. */
  apiKey?: string;
  model: string;
  /** Tokens a day, Toronto time, in this process. */
  dailyBudget: number;
};

/** How long is waited, in milliseconds: for the first piece, for each further piece, for all of it. */
export const patience = { first: 8_000, next: 8_000, whole: 45_000 } as const;
export type Patience = { first: number; next: number; whole: number };

/** Longest answer, in tokens. */
export const longestAnswer = 400;

/** A piece of the answer, or how many tokens all of it took. */
type ModelPiece = { text: string } | { usedTokens: number };

/** Asks the model; the pieces come as they are made. */
export type AskModel = (messages: PromptMessage[], signal: AbortSignal) => AsyncIterable<ModelPiece>;

/**
 * @throws when the server cannot be reached, refuses, is too slow, or ends in the middle of its answer
 */
export function createAskModel({ baseUrl, apiKey, model }: ModelSettings, waits: Patience = patience): AskModel {
  // No retries: a visitor waits, and our own content answers at once. No log: it would hold visitors' words.
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    maxRetries: 0,
    timeout: waits.whole,
    logLevel: 'off',
  });
  return async function* ask(messages, signal) {
    const tooLate = new AbortController();
    const whole = setTimeout(() => tooLate.abort(new Error('The answer took too long.')), waits.whole);
    let piece = setTimeout(() => tooLate.abort(new Error('The first word took too long.')), waits.first);
    try {
      const stream = await client.chat.completions.create(
        {
          model,
          messages,
          stream: true,
          stream_options: { include_usage: true },
          temperature: 0,
          max_tokens: longestAnswer,
        },
        { signal: AbortSignal.any([signal, tooLate.signal]) },
      );
      let finished = false;
      for await (const { choices = [], usage } of stream) {
        const [choice] = choices;
        const text = choice?.delta?.content;
        if (typeof text === 'string' && text !== '') {
          clearTimeout(piece);
          piece = setTimeout(() => tooLate.abort(new Error('The next word took too long.')), waits.next);
          yield { text };
        }
        if (choice?.finish_reason) finished = true;
        if (usage?.total_tokens) yield { usedTokens: usage.total_tokens };
      }
      // The library ends an aborted stream without an error.
      signal.throwIfAborted();
      tooLate.signal.throwIfAborted();
      if (!finished) throw new Error('The answer broke off.');
    } finally {
      clearTimeout(whole);
      clearTimeout(piece);
    }
  };
}

import OpenAI from 'openai';
import { limitedFetch } from '../../../guards/limited-fetch.ts';
import type { PromptMessage } from './prompt.ts';

/** A model behind any server with OpenAI's chat completions protocol. */
export type ModelSettings = {
  /** Such as `https://llm.example/v1`. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** Tokens per day (by the company's clock) in this process. */
  dailyBudget: number;
};

/** Time limits (ms): first piece, each further piece, whole answer. */
export const patience = { first: 8_000, next: 8_000, whole: 45_000 } as const;
export type Patience = { first: number; next: number; whole: number };

/** In tokens. */
export const longestAnswer = 400;

/** Of one answer, whatever the server sends: what it says, and all bytes. Those of a model that reasons are some MB. */
const most = { characters: 10 * longestAnswer, bytes: 4_000_000 };

type ModelPiece = { text: string } | { usedTokens: number };

export type AskModel = (messages: PromptMessage[], signal: AbortSignal) => AsyncIterable<ModelPiece>;

/** @throws if the server is unreachable, refuses, is too slow or breaks off */
export function createAskModel({ baseUrl, apiKey, model }: ModelSettings, waits: Patience = patience): AskModel {
  // No retries: our own content answers immediately. No log: it would contain visitors' words.
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    maxRetries: 0,
    timeout: waits.whole,
    logLevel: 'off',
    // A redirect would take the visitor's words to another host.
    fetchOptions: { redirect: 'error' },
    fetch: limitedFetch(most.bytes),
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
      let said = 0;
      let usedTokens = 0;
      for await (const { choices = [], usage } of stream) {
        const [choice] = choices;
        const text = choice?.delta?.content;
        if (typeof text === 'string' && text !== '') {
          said += text.length;
          if (said > most.characters) throw new Error('The answer is too long.');
          clearTimeout(piece);
          piece = setTimeout(() => tooLate.abort(new Error('The next word took too long.')), waits.next);
          yield { text };
        }
        if (choice?.finish_reason) finished = true;
        // A server may say it with each word, or anything.
        if (Number.isSafeInteger(usage?.total_tokens)) usedTokens = usage?.total_tokens ?? 0;
      }
      if (usedTokens > 0) yield { usedTokens };
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

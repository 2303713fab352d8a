import { type ErrorAnswer, idempotencyHeader } from '../../shared/http.ts';
import { type Client, ResponseError } from './client.ts';
import type { FormTokenSource } from './form-token.ts';
import type { Unsent } from './unsent-store.ts';

export type AttemptOutcome =
  | { kind: 'sent'; answer: unknown }
  /** Final; `fields` has the messages for the fields (422). */
  | { kind: 'refused'; status: number; fields: Record<string, string> }
  /** No response, 429 or 5xx. Wait at least `retryAfter` seconds. */
  | { kind: 'unreachable'; retryAfter?: number };

/** Milliseconds. */
export const answerTimeout = 15_000;

/** Posts a request once, with a fresh form token and its idempotency key. Never throws. */
export async function deliver(
  client: Client,
  tokens: FormTokenSource,
  unsent: Unsent,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const guards = await tokens.take(AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]));
  try {
    const answer = await client.mutate(
      'POST',
      unsent.path,
      { ...unsent.fields, ...guards },
      {
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]),
        headers: { [idempotencyHeader]: unsent.key },
      },
    );
    // docs/product.md, section 7, names no field. A captive portal's page is no JSON, and has thrown.
    const given = { ...(answer as { ok?: unknown } | null) };
    if (given.ok !== false) return { kind: 'sent', answer: given };
  } catch (error) {
    if (error instanceof ResponseError) {
      const { status, body, retryAfter } = error;
      if (status !== 429 && status < 500) return { kind: 'refused', status, fields: fieldsOf(body) };
      return { kind: 'unreachable', retryAfter };
    }
  }
  return { kind: 'unreachable' };
}

function fieldsOf(body: string): Record<string, string> {
  try {
    return (JSON.parse(body) as Partial<ErrorAnswer>).error?.fields ?? {};
  } catch {
    // A proxy's error page, not our JSON.
    return {};
  }
}

import { DatabaseUnavailable } from '../database/unavailable.ts';
import { CeilingReached } from '../guards/take-turns.ts';
import { Refusal } from './refusal.ts';

/** Unknown errors become `internal`, with the cause for the log. @param reading whether the request only reads */
export function readRefusal(error: unknown, reading = false): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof CeilingReached) return new Refusal('busy', error);
  if (error instanceof DatabaseUnavailable) {
    const { retryAfterSeconds } = error;
    return new Refusal(reading ? 'reading-unavailable' : 'unavailable', { retryAfterSeconds, cause: error });
  }
  // Express's body readers throw http-errors with a status.
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 413) return new Refusal('too-large', { cause: error });
  if (status === 415) return new Refusal('unsupported-type', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new Refusal('malformed-body', { cause: error });
  return new Refusal('internal', { cause: error });
}

import { DatabaseUnavailable } from '../database/unavailable.ts';
import { ApiError } from './api-error.ts';

/** Reads anything that was thrown as a refusal. What is not known becomes `internal` and keeps its cause for the log. */
export function readError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable) {
    return new ApiError('unavailable', { retryAfterSeconds: error.retryAfterSeconds, cause: error });
  }
  // Express's body readers throw http-errors with a status.
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 413) return new ApiError('too-large', { cause: error });
  if (status === 415) return new ApiError('unsupported-type', { cause: error });
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ApiError('malformed-body', { cause: error });
  return new ApiError('internal', { cause: error });
}

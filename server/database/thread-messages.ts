import { DatabaseUnavailable } from './unavailable.ts';

/** What the server asks of the thread that writes; what arrived together is one message. */
export type ThreadCall =
  | { id: number; module: string; name: string; input: unknown; rehearsal: boolean }
  | { watch: string }
  | { close: true };

/** What the thread answers, in one message for what was committed together. */
export type ThreadAnswer =
  | { ready: true }
  | { inserted: string }
  | { id: number; value: unknown }
  | { id?: number; failure: Failure };

/** An error as plain data: between threads an error keeps neither its class nor its code. */
export type Failure = {
  name: string;
  message: string;
  stack?: string;
  code?: unknown;
  errcode?: unknown;
  retryAfterSeconds?: number;
};

export function failureOf(error: unknown): Failure {
  if (error instanceof DatabaseUnavailable) {
    const { name, cause, stack, retryAfterSeconds } = error;
    return { name, message: cause instanceof Error ? cause.message : String(cause), stack, retryAfterSeconds };
  }
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return { name, message, stack, code, errcode };
}

export function errorOf({ message, retryAfterSeconds, ...rest }: Failure): Error {
  if (retryAfterSeconds !== undefined) return new DatabaseUnavailable(message, retryAfterSeconds);
  return Object.assign(new Error(message), rest);
}

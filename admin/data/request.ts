import type { ErrorAnswer } from '../../shared/http.ts';
import { unattendedHeader } from '../../shared/staff/staff.ts';
import { isAttended } from './user-activity.ts';

const unreached = 'The server could not be reached. Check your connection and try again.';

/** An answer of a proxy, or none of ours. */
const failed = (status: number) =>
  `The server answered with an error (${status}). As far as we know, nothing was changed: check, then try again in a minute.`;

/** A failed call. Its message is `status: body` (docs/product.md, section 7). */
export class AskError extends Error {
  override readonly name = 'AskError';
  readonly status: number;
  /** The server's name of the refusal, such as `changed-meanwhile`. */
  readonly code: string | undefined;
  readonly text: string;
  readonly fields: Record<string, string>;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    const error = readError(body);
    this.code = error?.code;
    this.text = error?.message ?? (status === 0 ? unreached : failed(status));
    this.fields = error?.fields ?? {};
  }
}

function readError(body: string): ErrorAnswer['error'] | undefined {
  try {
    return (JSON.parse(body) as Partial<ErrorAnswer>).error;
  } catch {
    return undefined;
  }
}

/**
 * Calls the API with the session cookie. A body is sent as JSON.
 * @throws AskError unless the status is 2xx; status 0 without an answer
 */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (!isAttended()) headers[unattendedHeader] = '1';
  const answer = await fetch(path, {
    method,
    headers,
    credentials: 'include',
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new AskError(0, '');
  });
  if (!answer.ok) throw new AskError(answer.status, await answer.text());
  return (await answer.json()) as Answer;
}

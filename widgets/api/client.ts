import { forPartners } from '../base/for-partners.ts';

/** A non-OK response. Message: status, colon, body or status text (docs/product.md, section 8). */
export class ResponseError extends Error {
  // A field: assigning throws where a page has frozen `Error.prototype`.
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly body: string;
  /** Seconds in the `Retry-After` header; 0 if it is missing or a date. */
  readonly retryAfter: number;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.body = body;
    this.retryAfter = Number(response.headers.get('Retry-After')) || 0;
  }
}

type CallOptions = { signal: AbortSignal; headers?: Record<string, string> };

export type Client = {
  /** Parses the response as JSON. No retry, no cache. */
  get<Answer>(path: string, call: CallOptions): Promise<Answer>;
  /** Sends `body` as JSON unless it is undefined. */
  mutate<Answer>(method: string, path: string, body: unknown, call: CallOptions): Promise<Answer>;
};

/**
 * The data client and mutation helper of docs/product.md, section 7. Throws `ResponseError` for a non-OK response (401
 * included) and rethrows errors of `fetch`.
 * @param origin '' on our own pages (with cookies), else the API's origin (without cookies)
 */
export function createClient(origin: string): Client {
  async function call<Answer>(
    method: string,
    path: string,
    body: unknown,
    { signal, headers }: CallOptions,
  ): Promise<Answer> {
    const response = await request(method, origin, path, body, signal, headers);
    if (!response.ok) throw new ResponseError(response, await response.text());
    // The contract lets a server answer with nothing.
    return JSON.parse((await response.text()) || '{}') as Answer;
  }
  return {
    get: (path, options) => call('GET', path, undefined, options),
    mutate: (method, path, body, options) => call(method, path, body, options),
  };
}

/**
 * Sends `body` as JSON unless it is undefined. Does not read the response, which may be a stream.
 * @param origin as for `createClient`
 */
export function request(
  method: string,
  origin: string,
  path: string,
  body: unknown,
  signal: AbortSignal,
  headers?: Record<string, string>,
): Promise<Response> {
  const json = body === undefined ? null : JSON.stringify(body);
  return fetch(origin + path, {
    method,
    signal,
    credentials: forPartners || origin ? 'omit' : 'include',
    headers: { ...headers, ...(json && { 'Content-Type': 'application/json' }) },
    body: json,
  });
}

/** What a non-OK answer raises: the status code, a colon and the body, or the status text (specification, section 8). */
export class ResponseError extends Error {
  readonly status: number;
  readonly body: string;
  /** Seconds that the server asked to wait, when it did. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = 'ResponseError';
    this.status = response.status;
    this.body = body;
    const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  }
}

type Call = { signal: AbortSignal; headers?: Record<string, string> };

export type Client = {
  /** GET; the answer read as JSON. No retry, nothing kept. */
  get<Answer>(path: string, call: Call): Promise<Answer>;
  /** Any method; a JSON body only when there is one. */
  mutate<Answer>(method: string, path: string, body: unknown, call: Call): Promise<Answer>;
};

/**
 * The generic data client and mutation helper of specification, section 7. Raises `ResponseError` for a non-OK
 * answer (401 included), and what `fetch` raises when there is none.
 * @param origin '' on our own pages, where cookies go along; else the API's origin, which a partner's page calls without them.
 */
export function createClient(origin: string): Client {
  async function call<Answer>(method: string, path: string, body: unknown, { signal, headers }: Call): Promise<Answer> {
    const response = await fetch(origin + path, {
      method,
      signal,
      credentials: origin ? 'omit' : 'include',
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new ResponseError(response, await response.text());
    return (await response.json()) as Answer;
  }
  return {
    get: (path, options) => call('GET', path, undefined, options),
    mutate: (method, path, body, options) => call(method, path, body, options),
  };
}

import { forPartners } from '../base/for-partners.ts';

/**
 * Posts JSON to the API of this page, as the small client does, and leaves the answer to be read: it may be a stream.
 * @param origin '' on our own pages (with cookies); else the API's origin, called without cookies
 */
export function call(origin: string, path: string, body: object, signal: AbortSignal, headers = {}): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    signal,
    credentials: forPartners || origin ? 'omit' : 'include',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

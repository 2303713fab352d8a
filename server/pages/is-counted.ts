import type { Request } from 'express';

/**
 * Whether an address that leads elsewhere or nowhere counts: a browser asks for a page, and does not say no to counts
 * (Global Privacy Control, Do Not Track). Scanners, which ask for a thousand addresses, seldom ask for HTML.
 */
export function isCounted({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  return headers['sec-gpc'] !== '1' && headers.dnt !== '1';
}

import type { Request } from 'express';

/**
 * Counts only browsers' requests for HTML, without Global Privacy Control or Do Not Track. Scanners rarely accept HTML.
 */
export function isCounted({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false;
  return headers['sec-gpc'] !== '1' && headers.dnt !== '1';
}

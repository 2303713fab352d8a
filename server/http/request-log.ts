import type { RequestHandler } from 'express';
import type { Reporting } from './report-refusal.ts';

/**
 * Logs and counts each answer: method, route, status and milliseconds. Never the query, the body, the
 * address, or a path that is no route or page of ours: those hold what a visitor typed.
 */
export function requestLog({ log, metrics }: Reporting): RequestHandler {
  return (req, res, next) => {
    const began = performance.now();
    res.once('finish', () => {
      const route = String(res.locals.route ?? '(unknown)');
      const { statusCode: status } = res;
      metrics.count('http_requests_total', { route, method: req.method, status: String(status) });
      const level = status >= 500 ? 'error' : status >= 400 || route.startsWith('/api/') ? 'info' : 'debug';
      log[level]({ method: req.method, route, status, ms: Math.round(performance.now() - began) }, 'answered');
    });
    next();
  };
}

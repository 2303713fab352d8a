import type { RequestHandler } from 'express';
import type { Reporting } from './report-refusal.ts';

/** Logs and counts answers. Never query, body, IP address or unknown paths, which can hold visitor input. */
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

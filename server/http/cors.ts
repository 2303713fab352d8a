import type { Request, Response } from 'express';
import { idempotencyHeader } from '../../shared/http.ts';
import type { Access } from '../guards/access.ts';
import type { OriginRule } from '../guards/origin.ts';

/**
 * Pages that may call a route may read its answer. Credentials are allowed where a page's own `fetch` adds them: routes
 * that are open to partners read no cookie, and our cookies are `SameSite=Strict`.
 */
export function allowReading(req: Request, res: Response, access: Access, origins: OriginRule): void {
  if (typeof access === 'object' || access === 'ours') return;
  res.vary('Origin');
  const { origin } = req.headers;
  if (origins.isPartner(origin)) {
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Allow-Credentials', 'true');
    res.setHeader('Access-Control-Expose-Headers', 'RateLimit, RateLimit-Policy, Retry-After');
  } else if (access === 'public') res.setHeader('Access-Control-Allow-Origin', '*');
}

/**
 * Allows the headers that are asked for: tracing tools add their own to every request of a page (`traceparent`,
 * `baggage`). What we read of them any program may send.
 */
export function answerPreflight(req: Request, res: Response, methods: string): void {
  const usual = `Content-Type, ${idempotencyHeader}, Authorization`;
  res.vary('Access-Control-Request-Headers');
  res.setHeader('Access-Control-Allow-Methods', methods);
  res.setHeader('Access-Control-Allow-Headers', req.headers['access-control-request-headers'] ?? usual);
  res.setHeader('Access-Control-Max-Age', '600');
}

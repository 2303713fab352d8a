import type { Request, Response } from 'express';
import { idempotencyHeader } from '../../shared/http.ts';
import type { Access } from '../guards/access.ts';
import type { OriginRule } from '../guards/origin.ts';

/** Pages that may call a route may read its answer. */
export function allowReading(req: Request, res: Response, access: Access, origins: OriginRule): void {
  if (access === 'public') {
    res.setHeader('Access-Control-Allow-Origin', '*');
    return;
  }
  if (access !== 'partners') return;
  res.vary('Origin');
  const { origin } = req.headers;
  if (!origins.isPartner(origin)) return;
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Expose-Headers', 'RateLimit, RateLimit-Policy, Retry-After');
}

export function answerPreflight(res: Response, methods: string): void {
  res.setHeader('Access-Control-Allow-Methods', methods);
  res.setHeader('Access-Control-Allow-Headers', `Content-Type, ${idempotencyHeader}, Authorization`);
  res.setHeader('Access-Control-Max-Age', '600');
}

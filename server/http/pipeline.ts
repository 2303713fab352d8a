import type { Request, RequestHandler, Response } from 'express';
import { idempotencyHeader } from '../../widgets/contract/http.ts';
import type { Verdict } from '../guards/limiter.ts';
import { Refusal } from './refusal.ts';
import { allowReading } from './cors.ts';
import { isFormPost, readBody } from './read-body.ts';
import { readRefusal } from './read-refusal.ts';
import { reportRefusal } from './report-refusal.ts';
import type { Exchange, Reply, Route, WriteRoute } from './route.ts';
import type { RefusedForm, Responder } from './responder.ts';
import type { Services } from './services.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Makes Express's handler of a route: guards, then body, then schema, then the route's own work, then the answer. */
export function pipeline(route: Route, services: Services, send: Responder): RequestHandler {
  return async (req, res) => {
    res.locals.route = route.path;
    res.setHeader('Cache-Control', 'no-store');
    const forPeople = route.method === 'GET' ? route.forPeople === true : isFormPost(req);
    const seen: { raw?: unknown } = {};
    try {
      allowReading(req, res, route.guards, services.origins);
      send.reply(req, res, await answer(route, req, res, services, seen), forPeople);
    } catch (thrown) {
      const error = readRefusal(thrown);
      reportRefusal(services, error, route.path);
      for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value);
      if (forPeople) send.errorPage(req, res, error, refusedForm(route, seen.raw));
      else send.error(res, error);
    }
  };
}

async function answer(
  route: Route,
  req: Request,
  res: Response,
  services: Services,
  seen: { raw?: unknown },
): Promise<Reply> {
  const { limiter, origins } = services;
  const { origin, host } = req.headers;
  const fetchSite = header(req, 'sec-fetch-site');
  const isWrite = route.method === 'POST';
  const mayWrite =
    origins.isOurs({ origin, host, fetchSite }) || (route.guards.origin === 'partners' && origins.isPartner(origin));
  if (isWrite && !mayWrite) throw new Refusal('origin-refused');
  const { limit } = route.guards;
  const verdict: Verdict = limit === 'uncounted' ? { allowed: true, used: 0 } : await limiter.count(limit, req.ip);
  const exchange: Exchange = {
    services,
    query: new URLSearchParams(req.url.split('?').slice(1).join('?')),
    origin,
    host,
    fetchSite,
    authorization: req.headers.authorization,
    used: verdict.allowed ? verdict.used : 0,
  };
  if (!isWrite) {
    if (!verdict.allowed) throw new Refusal('too-many-requests', verdict);
    return route.handle(exchange);
  }
  // A refused form is read all the same, so that its page can keep what was typed.
  if (!verdict.allowed && !isFormPost(req)) throw new Refusal('too-many-requests', verdict);
  seen.raw = route.body.inAddress?.(exchange.query) ?? (await readBody(req, res));
  if (!verdict.allowed) throw new Refusal('too-many-requests', verdict);
  return handleWrite(route, seen.raw, exchange, idempotencyKey(req));
}

function handleWrite(route: WriteRoute, raw: unknown, exchange: Exchange, key: string | undefined): Promise<Reply> {
  const { load, judge } = exchange.services;
  load.note();
  const request = route.read(raw);
  const judgement = judge(request.guardFields, load.isUnusual(exchange.used));
  return request.handle({ ...exchange, ...judgement, idempotencyKey: key });
}

function idempotencyKey(req: Request): string | undefined {
  const key = header(req, idempotencyHeader.toLowerCase());
  if (key !== undefined && !uuid.test(key)) throw new Refusal('bad-idempotency-key');
  return key?.toLowerCase();
}

function header(req: Request, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function refusedForm(route: Route, raw: unknown): RefusedForm | undefined {
  if (route.method !== 'POST' || raw === undefined || !route.body.form) return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw as Record<string, unknown>)) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') values[name] = first;
  }
  return { shell: route.body.form(raw), action: route.path, values };
}

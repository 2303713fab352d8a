import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { fieldErrors, idempotencyHeader } from '../../shared/http.ts';
import { unattendedHeader } from '../../shared/staff/staff.ts';
import { type Cookies, type FindStaff, hasRole, isOpenTo, type StaffMember } from '../guards/access.ts';
import type { Limiter, Quota, Verdict } from '../guards/limiter.ts';
import type { OpenStreams } from '../guards/open-streams.ts';
import type { OriginRule } from '../guards/origin.ts';
import type { GuardFields, Judge } from '../guards/suspicion.ts';
import { allowReading } from './cors.ts';
import { type EventStream, sendEvents } from './event-stream.ts';
import { keepable } from './keepable.ts';
import { ourWords } from './our-words.ts';
import { isFormPost, readBody } from './read-body.ts';
import { readRefusal } from './read-refusal.ts';
import { Refusal } from './refusal.ts';
import { type Reporting, reportRefusal } from './report-refusal.ts';
import type { RefusedForm, Responder } from './responder.ts';
import type { BodyContract, Exchange, Reply, Route, WriteRoute } from './route.ts';
import { sendPieces } from './send-pieces.ts';
import { warnForeign } from './warn-foreign.ts';
import { isTrustedPeer } from './warn-forwarded.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export type Guards = Reporting & {
  origins: OriginRule;
  limiter: Limiter;
  streams: OpenStreams;
  findStaff: FindStaff;
  judge: Judge;
};

type RouteCall = { route: Route; req: Request; res: Response; guards: Guards; raw?: unknown; isFarOver?: boolean };

/** Limit, origin, session, body, schema, the route's own handler, answer. */
export function pipeline(route: Route, guards: Guards, respond: Responder): RequestHandler {
  return async (req, res) => {
    res.locals.route = route.path;
    res.setHeader('Cache-Control', 'no-store');
    if (typeof route.access === 'object') res.setHeader('X-Robots-Tag', 'noindex');
    const forPeople = route.method === 'GET' ? route.forPeople === true : isFormPost(req);
    const asked: RouteCall = { route, req, res, guards };
    try {
      allowReading(req, res, route.access, guards.origins);
      const reply = await answer(asked);
      if (reply.events) await sendEvents(res, reply.events);
      else if (reply.pieces) await sendPieces(res, reply, reply.pieces);
      else respond.reply(req, res, reply, forPeople);
    } catch (thrown) {
      const refusal = readRefusal(thrown, route.method === 'GET');
      reportRefusal(guards, refusal, route.path);
      // A stream failed after it began.
      if (res.headersSent) return void res.destroy();
      for (const [name, value] of Object.entries(refusal.headers)) res.setHeader(name, value);
      if (forPeople && asked.isFarOver) respond.fewWords(res, refusal);
      else if (forPeople) respond.errorPage(req, res, refusal, refusedForm(asked));
      else respond.error(res, refusal);
    }
  };
}

async function answer(asked: RouteCall): Promise<Reply> {
  const { route, req, res, guards } = asked;
  const claim = { origin: req.headers.origin, host: req.headers.host, fetchSite: header(req, 'sec-fetch-site') };
  const isOpen = isOpenTo(route.access, claim, guards.origins);
  const limit = isOpen || route.limit === 'uncounted' ? route.limit : 'foreign';
  const verdict = await count(limit, req, guards);
  if (verdict.quota) tellQuota(res, limit, verdict.quota);
  asked.isFarOver = !verdict.allowed && verdict.farOver;
  // Reads a form over the limit too, so that its page can show the input again.
  if (!verdict.allowed && (asked.isFarOver || !isFormPost(req))) throw new Refusal('too-many-requests', verdict);
  if (!isOpen) {
    warnForeign(guards.log, claim.origin);
    throw new Refusal(route.foreignPage ?? 'origin-refused');
  }
  // Not decoded: ours need no decoding, and a header full of malformed cookies would throw thousands of times.
  const cookies = parseCookie(req.headers.cookie ?? '', { decode: String });
  const exchange: Exchange = {
    params: Object.fromEntries(keepableEntries(Object.entries(req.params as Record<string, string>))),
    query: queryOf(req.url),
    cookies,
    claim,
    authorization: req.headers.authorization,
    source: { address: req.ip, viaTrustedProxy: isTrustedPeer(req), headers: req.headers },
    wantsEvents: req.headers.accept?.includes('text/event-stream') ?? false,
    gone: () => goneSignal(res),
    agent: header(req, 'user-agent'),
    unattended: isUnattended(req),
    staff: await signedIn(asked, cookies),
  };
  if (route.method !== 'GET' && route.body) {
    asked.raw = route.body.inAddress?.(exchange.query) ?? (await readBody(req, res));
    // The session may have ended while the body was still coming.
    exchange.staff &&= await signedIn(asked, cookies);
  }
  if (!verdict.allowed) throw new Refusal('too-many-requests', verdict);
  const reply = await (route.method === 'GET' ? route.handle(exchange) : write(route, asked, exchange));
  if (reply.pieces && exchange.staff) return { ...reply, pieces: whileSignedIn(asked, cookies, reply.pieces) };
  return reply.events ? { ...reply, events: counted(reply.events, exchange, guards) } : reply;
}

/** How long (ms) a session is believed while a long answer is sent, whose reader may stop and go on much later. */
const believed = 1_000;

/** Ends with the session or the role: the connection is then closed. */
async function* whileSignedIn(asked: RouteCall, cookies: Cookies, pieces: AsyncIterable<string>) {
  let seen = performance.now();
  for await (const piece of pieces) {
    if (performance.now() - seen > believed) {
      await signedIn(asked, cookies, true);
      seen = performance.now();
    }
    yield piece;
  }
}

/** Refused, before anything is sent, where too many streams are open. */
function counted(events: NonNullable<Reply['events']>, { staff, source }: Exchange, { streams }: Guards) {
  return async (out: EventStream) => {
    const close = streams.open(staff ? { session: staff.session } : { address: source.address });
    if (!close) throw new Refusal('too-many-requests', { retryAfterSeconds: 60 });
    await events(out).finally(close);
  };
}

function queryOf(url: string): URLSearchParams {
  const begin = url.indexOf('?');
  return new URLSearchParams(begin < 0 ? '' : keepableEntries(new URLSearchParams(url.slice(begin))));
}

function keepableEntries(entries: Iterable<[string, string]>): [string, string][] {
  return Array.from(entries, ([name, value]) => [name, keepable(value)]);
}

function goneSignal(res: Response): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!res.writableFinished) gone.abort();
  };
  if (res.destroyed) abort();
  else res.once('close', abort);
  return gone.signal;
}

const isUnattended = (req: Request): boolean => header(req, unattendedHeader.toLowerCase()) !== undefined;

async function count(limit: Route['limit'], req: Request, { limiter }: Guards): Promise<Verdict | Uncounted> {
  return limit === 'uncounted' ? { allowed: true, quota: undefined } : limiter.count(limit, req.ip);
}

type Uncounted = { allowed: true; quota: undefined };

/** As in draft-ietf-httpapi-ratelimit-headers: the limit, and what is left of it. */
function tellQuota(res: Response, name: string, { points, seconds, left, resetSeconds }: Quota): void {
  res.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`);
  res.setHeader('RateLimit', `"${name}";r=${left};t=${resetSeconds}`);
}

/** Throws `unauthorized` without a session, `forbidden` for too low a role. */
async function signedIn(
  { route, req, guards }: RouteCall,
  cookies: Cookies,
  unattended = isUnattended(req),
): Promise<StaffMember | undefined> {
  const { access } = route;
  if (typeof access !== 'object') return undefined;
  const member = await guards.findStaff(cookies, unattended);
  if (!member) throw new Refusal('unauthorized');
  if (!hasRole(member, access)) throw new Refusal('forbidden');
  return member;
}

function write(route: WriteRoute, { req, raw, guards }: RouteCall, exchange: Exchange) {
  const idempotencyKey = readIdempotencyKey(req);
  const body = route.body && parsed(route.body, raw);
  const suspicion = route.judged ? guards.judge(body as GuardFields) : [];
  return route.handle({ ...exchange, suspicion, body, idempotencyKey });
}

function parsed({ schemas, choose }: BodyContract<unknown>, raw: unknown): unknown {
  const { success, data, error } = (choose?.(raw) ?? schemas[0]).safeParse(raw, { error: ourWords });
  if (!success) throw new Refusal('invalid-fields', { fields: fieldErrors(error) });
  return data;
}

function readIdempotencyKey(req: Request): string | undefined {
  const key = header(req, idempotencyHeader.toLowerCase());
  if (key !== undefined && !uuid.test(key)) throw new Refusal('bad-idempotency-key');
  return key?.toLowerCase();
}

function header(req: Request, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function refusedForm({ route, raw }: RouteCall): RefusedForm | undefined {
  if (route.method === 'GET' || raw === undefined || !route.body?.refusedForm) return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw as Record<string, unknown>)) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string') values[name] = first;
  }
  return { of: route.body.refusedForm(raw), action: route.path, values };
}

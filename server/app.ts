import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { readPath } from '../site/redirects/read-path.ts';
import type { Access } from './guards/access.ts';
import { createContentPolicy } from './http/content-policy.ts';
import { allowReading, answerPreflight } from './http/cors.ts';
import { commonHeaders } from './http/headers.ts';
import { ownName } from './http/own-name.ts';
import { pipeline } from './http/pipeline.ts';
import { readRefusal } from './http/read-refusal.ts';
import { Refusal } from './http/refusal.ts';
import { reportRefusal } from './http/report-refusal.ts';
import { requestLog } from './http/request-log.ts';
import { createResponder, type Responder } from './http/responder.ts';
import type { Route } from './http/route.ts';
import { warnForwarded } from './http/warn-forwarded.ts';
import { chooseService } from './pages/choose-service.ts';
import { isCounted } from './pages/is-counted.ts';
import { redirectOld } from './pages/redirect-old.ts';
import { serveDist } from './pages/serve-dist.ts';
import { staffSpelling } from './pages/staff-addresses.ts';
import type { Services } from './services.ts';

export function createApp(services: Services, routes: readonly Route[]): Express {
  const app = express();
  const setPolicy = createContentPolicy(services.siteOrigin, services.otherOrigins);
  const respond = createResponder(services, setPolicy);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  // Any other spelling of a page's address gets one 301 (docs/product.md, section 4).
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', services.trustProxy);
  app.use(
    leaveOutLong,
    warnForwarded(services.log),
    requestLog(services),
    ...commonHeaders(services.siteOrigin),
    ownName(services.siteOrigin),
  );
  app.use((req, res, next) => {
    if (services.isStopping()) res.setHeader('Connection', 'close');
    setPolicy(req, res, []);
    if (hostsOf(req) > 1) throw new Refusal('malformed-body');
    next();
  });
  for (const route of routes) {
    const method = route.method.toLowerCase() as Lowercase<Route['method']>;
    app[method](route.path, pipeline(route, services, respond));
  }
  for (const [path, own] of Map.groupBy(routes, (route) => route.path))
    app.all(path, otherMethods(path, own, services, respond));
  app.get('/contact-us', chooseService(services.dist, setPolicy));
  app.use(serveDist(services.dist, setPolicy));
  app.use(staffSpelling);
  app.use(redirectOld(services));
  app.use(unknownAddress(services, respond));
  app.use((thrown: unknown, req: Request, res: Response, _next: express.NextFunction) => {
    const error = readRefusal(thrown);
    reportRefusal(services, error, String(res.locals.route ?? '(unknown)'));
    if (res.headersSent) res.destroy();
    else refuse(req, res, respond, error);
  });
  return app;
}

/** In characters: browsers send some hundred. */
const longestAccept = 1_000;

/** Ranking thousands of types or encodings takes milliseconds, so a header that long is ignored. */
const leaveOutLong: RequestHandler = ({ headers }, _res, next) => {
  for (const name of ['accept', 'accept-encoding'] as const)
    if ((headers[name]?.length ?? 0) > longestAccept) delete headers[name];
  next();
};

/** Two `Host` headers are refused, because a proxy may read another one than Node (RFC 9112, 3.2). */
function hostsOf({ rawHeaders }: Request): number {
  return rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;
}

function otherMethods(path: string, own: Route[], services: Services, respond: Responder): RequestHandler {
  const taken = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const methods = [...taken, 'OPTIONS'].join(', ');
  const access = ['public', 'partners'].find((open) => own.some((route) => route.access === open)) as
    | Access
    | undefined;
  return (req, res) => {
    res.locals.route = path;
    if (req.method !== 'OPTIONS')
      return refuse(req, res, respond, new Refusal('method-not-allowed', { allow: methods }));
    if (access) {
      allowReading(req, res, access, services.origins);
      if (access === 'public' || services.origins.isPartner(req.headers.origin)) answerPreflight(req, res, methods);
    }
    res.setHeader('Allow', methods);
    res.status(204).end();
  };
}

function unknownAddress({ dist, search, counts }: Services, respond: Responder): RequestHandler {
  return async (req, res) => {
    res.locals.route = '(unknown)';
    if (/^\/+api(\/|$)/i.test(req.path)) return refuse(req, res, respond, new Refusal('not-found'));
    if (isCounted(req)) counts.addUnknown(readPath(req.path).path);
    if (req.method === 'GET' || req.method === 'HEAD') {
      // Not for scanners, which rarely accept HTML: each search takes milliseconds of its thread.
      const isRead = req.method === 'GET' && req.headers.accept?.includes('text/html');
      return respond.notFound(req, res, isRead ? await search.lost(req.path) : undefined);
    }
    const { page } = readPath(req.path);
    const exists = page !== undefined && dist.hasPage(page);
    const refusal = exists ? new Refusal('method-not-allowed', { allow: 'GET, HEAD' }) : new Refusal('not-found');
    refuse(req, res, respond, refusal);
  };
}

function refuse(req: Request, res: Response, respond: Responder, error: Refusal): void {
  for (const [name, value] of Object.entries({ ...error.headers, 'Cache-Control': 'no-store' }))
    res.setHeader(name, value);
  if (req.headers.accept?.includes('text/html')) respond.errorPage(req, res, error, undefined);
  else respond.error(res, error);
}

import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { canonicalPath } from '../../site/redirects/canonical-path.ts';
import { Refusal } from './refusal.ts';
import { allowReading, answerPreflight } from './cors.ts';
import { commonHeaders } from './headers.ts';
import { pipeline } from './pipeline.ts';
import { readRefusal } from './read-refusal.ts';
import { reportRefusal } from './report-refusal.ts';
import { requestLog } from './request-log.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import { createResponder, type Responder } from './responder.ts';
import type { Services } from './services.ts';
import { chooseService } from './static/choose-service.ts';
import { createContentPolicy } from './static/content-policy.ts';
import { redirectOld } from './static/redirect-old.ts';
import { serveDist } from './static/serve-dist.ts';

/** The whole HTTP side: headers, the route table, the built site, and the answers for everything else. */
export function createApp(services: Services): Express {
  const app = express();
  const setPolicy = createContentPolicy(services.siteOrigin);
  const send = createResponder(services, setPolicy);
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', false);
  // Another spelling of a page is not the page: it gets one 301 to it (decisions, "Legacy redirects").
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', services.trustProxy);
  app.use(requestLog(services), ...commonHeaders(services.siteOrigin));
  app.use((req, res, next) => {
    if (services.isStopping()) res.setHeader('Connection', 'close');
    setPolicy(req, res, []);
    next();
  });
  for (const route of routes) {
    if (route.method === 'GET') app.get(route.path, pipeline(route, services, send));
    else app.post(route.path, pipeline(route, services, send));
  }
  for (const path of new Set(routes.map((route) => route.path))) app.all(path, otherMethods(path, services, send));
  app.get('/contact-us', chooseService(services.dist, setPolicy));
  app.use(serveDist(services.dist, setPolicy));
  app.use(redirectOld(services.dist, send));
  app.use(unknownAddress(services, send));
  app.use((thrown: unknown, req: Request, res: Response, _next: express.NextFunction) => {
    const error = readRefusal(thrown);
    reportRefusal(services, error, String(res.locals.route ?? '(unknown)'));
    if (res.headersSent) res.destroy();
    else refuse(req, res, send, error);
  });
  return app;
}

/** A known address asked in a way it does not take: a preflight is answered, the rest is 405. */
function otherMethods(path: string, services: Services, send: Responder): RequestHandler {
  const own: Route[] = routes.filter((route) => route.path === path);
  const methods = [...own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(
    ', ',
  );
  const partnerRoute = own.find((route) => route.guards.origin === 'partners');
  return (req, res) => {
    res.locals.route = path;
    if (req.method !== 'OPTIONS') return refuse(req, res, send, new Refusal('method-not-allowed', { allow: methods }));
    if (partnerRoute) {
      allowReading(req, res, partnerRoute.guards, services.origins);
      if (services.origins.isPartner(req.headers.origin)) answerPreflight(res, methods);
    }
    res.setHeader('Allow', methods);
    res.status(204).end();
  };
}

function unknownAddress({ dist }: Services, send: Responder): RequestHandler {
  return (req, res) => {
    res.locals.route = '(unknown)';
    if (/^\/+api(\/|$)/i.test(req.path)) return refuse(req, res, send, new Refusal('not-found'));
    if (req.method === 'GET' || req.method === 'HEAD') return send.notFound(req, res);
    const page = canonicalPath(req.path);
    const exists = page !== undefined && dist.hasPage(page);
    refuse(
      req,
      res,
      send,
      exists ? new Refusal('method-not-allowed', { allow: 'GET, HEAD' }) : new Refusal('not-found'),
    );
  };
}

/** A script gets JSON; a person, whose browser asks for HTML, gets a page. */
function refuse(req: Request, res: Response, send: Responder, error: Refusal): void {
  for (const [name, value] of Object.entries({ ...error.headers, 'Cache-Control': 'no-store' }))
    res.setHeader(name, value);
  if (req.headers.accept?.includes('text/html')) send.errorPage(req, res, error, undefined);
  else send.error(res, error);
}

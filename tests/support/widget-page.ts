import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'preact-render-to-string';
import type { ReactElement } from 'react';
import { inject } from 'vitest';
import { inOwnLook } from '../../shared/company/own-look.ts';
import type { CountsRequest } from '../../shared/counts.ts';
import { type EmbedAnswer, paths } from '../../shared/http.ts';
import { wholeSet } from './whole-set.ts';

export type SeenRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, string>;
};

export type Counted = CountsRequest & { headers: IncomingMessage['headers'] };

export type Reply =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  /** Events, then the end, a broken connection, or silence. */
  | { stream: readonly { event: string; data: unknown }[]; after: 'end' | 'cut' | 'hang' }
  | 'hang'
  | 'cut';

/** Yes, no, a whole answer, another status, an HTML page, or none. */
type EmbedReply = boolean | EmbedAnswer | number | 'page' | 'hang' | 'cut';

export type Answer = (asked: SeenRequest) => Reply | Promise<Reply>;

export type WidgetPages = {
  own: string;
  partner: string;
  /** Without form tokens and counts. */
  asked: SeenRequest[];
  counted: Counted[];
  keys(): (string | string[] | undefined)[];
  page(path: string, html: string): string;
  partnerPage(path: string, html: string, headers?: Record<string, string>): string;
  /** For `POST /api/contacts` and `/api/newsletter`. */
  answer(answer: Answer): void;
  allow(allowed: EmbedReply): void;
  /** By default there are no form tokens, so that the script sends without waiting for one to age. */
  giveTokens(): void;
  reset(): void;
  stop(): Promise<void>;
};

export const leadAnswer = {
  ok: true,
  reference: 'NL-TEST42',
  promise: 'We will be in touch within 2 hours.',
  promiseKind: 'within',
};

const accepted: Answer = ({ path }) =>
  path === '/api/newsletter' ? { status: 202, body: { ok: true } } : { status: 201, body: leadAnswer };

export type Runtime = 'preact' | 'react';

/** `npm test` runs the script as shipped; `npm run test:all` also runs it on real React. */
export const runtimes: readonly Runtime[] = wholeSet ? ['preact', 'react'] : ['preact'];

export function builtScript(runtime: Runtime): Promise<Buffer> {
  return readFile(join(inject('shared').scripts[runtime], 'widgets.js'));
}

/** Replaced by our script's address, which depends on its content. */
const siteScript = '/the-script-of-our-own-pages.js';

async function builtSiteScript(runtime: Runtime): Promise<{ entry: string; files: Map<string, Buffer> }> {
  const folder = inject('shared').scripts[runtime];
  const list = JSON.parse(await readFile(join(folder, '_server/site-script.json'), 'utf8')) as SiteScriptList;
  const read = async (file: string) => [`/${file}`, await readFile(join(folder, file))] as const;
  return { entry: `/${list.entry}`, files: new Map(await Promise.all(list.files.map(read))) };
}

type SiteScriptList = { entry: string; files: string[] };

/** Serves pages of two origins, with a scripted API. */
export async function startWidgetPages(runtime: Runtime): Promise<WidgetPages> {
  const [script, siteFiles] = await Promise.all([builtScript(runtime), builtSiteScript(runtime)]);
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const asked: SeenRequest[] = [];
  const counted: Counted[] = [];
  let answer: Answer = accepted;
  let allowed: EmbedReply = true;
  let tokens = false;
  let issued = 0;

  async function api(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // As `server/http/cors.ts`.
    const cors = {
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    };
    if (request.method === 'OPTIONS') return end(response, 204, cors, '');
    if (path === '/api/embed') {
      if (allowed === 'hang') return;
      if (allowed === 'cut') {
        request.socket.destroy();
        return;
      }
      if (allowed === 'page') return end(response, 200, { ...cors, 'Content-Type': 'text/html' }, '<!doctype html>');
      if (typeof allowed === 'number') return end(response, allowed, cors, '{}');
      const says = typeof allowed === 'boolean' ? { allowed } : allowed;
      return end(response, 200, cors, JSON.stringify(says));
    }
    if (path === '/api/form-token')
      return end(response, tokens ? 200 : 503, cors, JSON.stringify({ token: `token ${++issued}` }));
    const text = await readAll(request);
    if (path === paths.events) {
      counted.push({ ...(JSON.parse(text) as CountsRequest), headers: request.headers });
      return end(response, 202, cors, '{}');
    }
    if (request.headers['content-type'] !== 'application/json')
      return end(response, 200, {}, 'posted without a script');
    const call: SeenRequest = {
      method: request.method ?? '',
      path,
      headers: request.headers,
      body: JSON.parse(text) as Record<string, string>,
    };
    asked.push(call);
    const reply = await answer(call);
    if (reply === 'hang') return;
    if (reply === 'cut') {
      request.socket.destroy();
      return;
    }
    if ('stream' in reply) {
      response.writeHead(200, { ...cors, 'Content-Type': 'text/event-stream' });
      for (const { event, data } of reply.stream) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (reply.after === 'end') response.end();
      // Once everything was sent.
      else if (reply.after === 'cut') response.write('\n', () => request.socket.destroy());
      return;
    }
    end(response, reply.status ?? 200, { ...cors, ...reply.headers }, JSON.stringify(reply.body ?? {}));
  }

  function serve(site: 'own' | 'partner') {
    return (request: IncomingMessage, response: ServerResponse) => {
      const path = new URL(request.url ?? '/', 'http://page').pathname;
      const page = pages.get(`${site} ${path}`);
      if (page) return end(response, 200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers }, page.html);
      if (site === 'own' && path === '/widgets.js')
        return end(response, 200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }, script);
      const file = site === 'own' && siteFiles.files.get(path);
      if (file) return end(response, 200, { 'Content-Type': 'text/javascript' }, file);
      if (site === 'own' && path.startsWith('/api/')) return void api(request, response, path);
      end(response, path === '/favicon.ico' ? 204 : 404, {}, '');
    };
  }

  const [ownServer, partnerServer] = await Promise.all([listen(serve('own')), listen(serve('partner'))]);
  const [own, partner] = [urlOf(ownServer), urlOf(partnerServer)];
  return {
    own,
    partner,
    asked,
    counted,
    keys: () => asked.map(({ headers }) => headers['idempotency-key']),
    page(path, html) {
      pages.set(`own ${path}`, { html: html.replace(siteScript, siteFiles.entry), headers: {} });
      return own + path;
    },
    partnerPage(path, html, headers = {}) {
      pages.set(`partner ${path}`, { html, headers });
      return partner + path;
    },
    answer: (next) => {
      answer = next;
    },
    allow: (next) => {
      allowed = next;
    },
    giveTokens: () => {
      tokens = true;
    },
    reset() {
      asked.length = 0;
      counted.length = 0;
      answer = accepted;
      allowed = true;
      tokens = false;
    },
    async stop() {
      for (const server of [ownServer, partnerServer]) {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      }
    },
  };
}

/** Pre-rendered body, CSS of tokens and blocks, and the script. */
export function ownPage(body: ReactElement | string, { script = true }: { script?: boolean } = {}): string {
  const html = typeof body === 'string' ? body : renderToStaticMarkup(body as never);
  const css = ['shared/tokens.css', ...globSync('widgets/{ui,hero-form,contact-form,booking,newsletter}/*.css')]
    .map((file) => inOwnLook(readFileSync(file, 'utf8')))
    .join('\n');
  return document(
    `<style>:root { color-scheme: light dark } * { box-sizing: border-box } body { margin: 0; padding: 24px; background: var(--nl-ground) } main { max-width: 680px; margin: 0 auto }
    h1 { font: 700 30px/1.1 var(--nl-font-display); color: var(--nl-text) } ${css}</style>
    ${script ? `<script type="module" src="${siteScript}"></script>` : ''}`,
    `<main><h1>A page</h1>${html}</main>`,
  ).replace('<html', '<html data-itwidgets');
}

/** Has language and title, so that axe reports only on widgets. */
export function document(head: string, body: string): string {
  return `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><title>A page</title>
    <meta name="viewport" content="width=device-width">${head}</head><body>${body}</body></html>`;
}

function end(response: ServerResponse, status: number, headers: Record<string, string>, body: string | Buffer): void {
  response.writeHead(status, headers).end(body);
}

function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(handler);
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text || '{}';
}

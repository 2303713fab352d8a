import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';
const reloadEvent = 'data: reload\n\n';
const script = `new EventSource('${eventsPath}').onmessage = () => location.reload();\n`;

function isUp(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** The server is away for a moment whenever it restarts; a page asked for meanwhile waits. */
async function waitUntilUp(port) {
  for (let tries = 0; tries < 100; tries++) {
    if (await isUp(port)) return true;
    await wait(100);
  }
  return false;
}

/** The address of the page that asks, by its Referer. */
function pageOf(headers) {
  if (!URL.canParse(headers.referer)) return '/';
  const { pathname, search } = new URL(headers.referer);
  return pathname + search;
}

/**
 * Sends an answer on, with the reload script put into HTML, which `onPage` gets as it was. HTML that breaks off is
 * not sent: `onBroken` says what then.
 */
function sendOn(incoming, answer, { onPage, onBroken }) {
  const headers = { ...incoming.headers };
  delete headers.connection;
  if (!/^text\/html/.test(headers['content-type'] ?? '')) {
    answer.writeHead(incoming.statusCode ?? 502, headers);
    pipeline(incoming, answer, () => undefined);
    return;
  }
  const chunks = [];
  incoming.on('data', (chunk) => chunks.push(chunk));
  incoming.on('error', onBroken);
  incoming.on('end', () => {
    const html = Buffer.concat(chunks).toString('utf8');
    onPage(html);
    const body = html === '' ? '' : html.replace(/(<\/body>|$)/, `<script src="${scriptPath}" defer></script>$1`);
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    answer.writeHead(incoming.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' }).end(body);
  });
}

/**
 * What the browser talks to in development: everything is passed on to the real server, pages get a
 * script that reloads them. The server itself knows nothing of it.
 * @param {{ port: number, host?: string, target: number }} options target: the real server's port
 * @returns {Promise<{ reload(): void, reloadChanged(): Promise<void>, stop(): void }>} reloadChanged: only pages
 *   that have become others since they were sent
 */
export function startDevProxy({ port, host, target }) {
  /** The open pages: where each hears of a change, and its address. */
  const pages = new Map();
  /** The HTML that was last sent of an address. */
  const sent = new Map();
  const urlOf = (path) => `http://127.0.0.1:${target}${path}`;
  const proxy = createServer(async (incoming, answer) => {
    if (incoming.url === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
      return;
    }
    if (incoming.url === eventsPath) {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(': open\n\n');
      pages.set(answer, pageOf(incoming.headers));
      answer.on('close', () => pages.delete(answer));
      return;
    }
    if (!(await waitUntilUp(target))) {
      answer.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      answer.end('The server does not run: the terminal says why. This page works again once it does.');
      return;
    }
    const { method, url, headers } = incoming;
    // A page may be written while it is read, and is then shorter than was said: a connection of its own ends with
    // it, where a kept one would wait for the rest for ever.
    const passed = { ...headers, 'accept-encoding': 'identity', connection: 'close' };
    const ask = (tries) => {
      const fail = (error) => {
        if (answer.headersSent) return answer.destroy();
        if (method === 'GET' && tries > 1) return setTimeout(ask, 50, tries - 1);
        answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message);
      };
      const outgoing = request({ port: target, host: '127.0.0.1', method, path: url, headers: passed });
      outgoing.on('response', (response) =>
        sendOn(response, answer, { onPage: (html) => sent.set(url, html), onBroken: fail }),
      );
      outgoing.on('error', fail);
      if (method === 'GET') outgoing.end();
      else incoming.pipe(outgoing);
    };
    ask(20);
  });
  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen({ port, host }, () =>
      resolve({
        reload() {
          for (const page of pages.keys()) page.write(reloadEvent);
        },
        async reloadChanged() {
          for (const [page, path] of pages) {
            const answer = await fetch(urlOf(path), { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
            const html = await answer?.text().catch(() => undefined);
            if (html !== undefined && html !== sent.get(path)) page.write(reloadEvent);
          }
        },
        stop() {
          proxy.close();
          proxy.closeAllConnections();
        },
      }),
    );
  });
}

// Not Vite’s or Eleventy’s server: pages come from the real server, with its headers, API and database; this only adds the reload.
import { createServer, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';
const reloadEvent = 'data: reload\n\n';
const script = `new EventSource('${eventsPath}').onmessage = () => location.reload();\n`;

function ask(target, { method, url, headers }, body) {
  // A file that is rewritten while the server reads it may be shorter than its Content-Length. Only with a connection
  // of its own does that response end; a kept-alive one would wait for the rest.
  const passed = { ...headers, 'accept-encoding': 'identity', connection: 'close' };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: target, method, path: url, headers: passed }, resolve);
    outgoing.on('error', reject).end(body);
  });
}

/**
 * The server's response, and its text when it is HTML. Tries again for 10 seconds: the server is away while it
 * restarts, and HTML may break off while its file is rewritten. A POST that has reached the server is not repeated.
 */
async function responseTo(incoming, target) {
  const body = await buffer(incoming);
  for (let tries = 100; ; tries--) {
    try {
      const response = await ask(target, incoming, body);
      const isHtml = /^text\/html/.test(response.headers['content-type'] ?? '');
      return { response, html: isHtml ? await text(response) : undefined };
    } catch (error) {
      const mayRepeat = incoming.method === 'GET' || error.code === 'ECONNREFUSED';
      if (tries === 0 || !mayRepeat) throw error;
      await wait(100);
    }
  }
}

/** The path of the page that sent a request, by its Referer. */
function pageOf({ referer }) {
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

/**
 * What the browser talks to in development: passes every request to the real server and adds to each page a script
 * that reloads it.
 * @param {{ port: number, host: string, target: number }} options target: the port of the real server
 * @returns {Promise<{ reload(): void, reloadChanged(): Promise<void>, stop(): void }>} reload: every open page;
 *   reloadChanged: those whose HTML is no longer what was sent
 */
export function startDevProxy({ port, host, target }) {
  /** The event stream of each open page, with the page's path. */
  const pages = new Map();
  /** The HTML last sent for each path. */
  const sent = new Map();

  const proxy = createServer(async (incoming, answer) => {
    if (incoming.url === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (incoming.url === eventsPath) {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(': open\n\n');
      pages.set(answer, pageOf(incoming.headers));
      answer.on('close', () => pages.delete(answer));
    } else {
      await pass(incoming, answer).catch((error) => {
        if (answer.headersSent) return answer.destroy();
        answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
        answer.end(`The server does not answer (${error.message}). The terminal shows why.`);
      });
    }
  });

  async function pass(incoming, answer) {
    const { response, html } = await responseTo(incoming, target);
    const { connection: _, ...headers } = response.headers;
    if (html === undefined) {
      answer.writeHead(response.statusCode, headers);
      return pipeline(response, answer);
    }
    sent.set(incoming.url, html);
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    answer.writeHead(response.statusCode, { ...headers, 'cache-control': 'no-store' });
    answer.end(html.replace(/(<\/body>|$)/, `<script src="${scriptPath}" defer></script>$1`));
  }

  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen({ port, host }, () =>
      resolve({
        reload() {
          for (const page of pages.keys()) page.write(reloadEvent);
        },
        async reloadChanged() {
          for (const [page, path] of pages) {
            const answer = await fetch(`http://127.0.0.1:${target}${path}`, {
              signal: AbortSignal.timeout(5000),
            }).catch(() => undefined);
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

// Not Vite’s or Eleventy’s server: the real server sends the pages; this only adds reloading.
import { createServer, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';
const reloadEvent = 'data: reload\n\n';

/** Also shows an author's mistakes over the page; styles one by one, as the page's policy allows no style text. */
const script = `const events = new EventSource('${eventsPath}');
events.onmessage = () => location.reload();
events.addEventListener('problems', ({ data }) => {
  document.getElementById('dev-problems')?.remove();
  const lines = JSON.parse(data);
  if (lines.length === 0) return;
  const box = Object.assign(document.createElement('pre'), { id: 'dev-problems', textContent: lines.join('\\n') });
  box.setAttribute('role', 'alert');
  const look = { position: 'fixed', inset: 'auto 0 0 0', zIndex: 99999, margin: 0, padding: '1rem', maxHeight: '50vh',
    overflow: 'auto', background: '#8c1d18', color: '#fff', font: '14px/1.5 monospace', whiteSpace: 'pre-wrap' };
  Object.assign(box.style, look);
  document.body.append(box);
});
`;

function ask(target, { method, url, headers }, body) {
  // A file rewritten while it is read may be shorter than its Content-Length: such a response ends only with its
  // connection.
  const passed = { ...headers, 'accept-encoding': 'identity', connection: 'close' };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: target, method, path: url, headers: passed }, resolve);
    outgoing.on('error', reject).end(body);
  });
}

/**
 * The response, and its text if HTML. Retries for 10 seconds, because the server may be restarting or the HTML being
 * rewritten, but never a POST that reached the server.
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

function pageOf({ referer }) {
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

/**
 * Forwards requests to the real server and adds a reload script to each page.
 * @param {{ port: number, host: string, target: number }} options target: port of the real server
 * @returns {Promise<{ reload(): void, reloadChanged(): Promise<void>, tell(lines: readonly string[]): void, stop(): void }>}
 * reloadChanged: pages whose HTML has changed since it was sent; tell: an author's mistakes, shown over open pages and
 * those opened later, until there are none
 */
export function startDevProxy({ port, host, target }) {
  const pages = new Map();
  const sent = new Map();
  let problems = [];
  const problemsEvent = () => `event: problems\ndata: ${JSON.stringify(problems)}\n\n`;

  const proxy = createServer(async (incoming, answer) => {
    if (incoming.url === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else if (incoming.url === eventsPath) {
      answer
        .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
        .write(`: open\n\n${problemsEvent()}`);
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
        tell(lines) {
          problems = lines;
          for (const page of pages.keys()) page.write(problemsEvent());
        },
        stop() {
          proxy.close();
          proxy.closeAllConnections();
        },
      }),
    );
  });
}

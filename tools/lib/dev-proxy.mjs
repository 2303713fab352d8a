import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const scriptPath = '/__dev/reload.js';
const eventsPath = '/__dev/events';
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

/** Sends an answer on, with the reload script put into HTML. */
function sendOn(incoming, answer) {
  const headers = { ...incoming.headers };
  if (!/^text\/html/.test(headers['content-type'] ?? '')) {
    answer.writeHead(incoming.statusCode ?? 502, headers);
    incoming.pipe(answer);
    return;
  }
  const chunks = [];
  incoming.on('data', (chunk) => chunks.push(chunk));
  incoming.on('end', () => {
    const html = Buffer.concat(chunks).toString('utf8');
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
 * @returns {Promise<{ reload(): void, stop(): void }>}
 */
export function startDevProxy({ port, host, target }) {
  const pages = new Set();
  const proxy = createServer(async (incoming, answer) => {
    if (incoming.url === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
      return;
    }
    if (incoming.url === eventsPath) {
      answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(': open\n\n');
      pages.add(answer);
      answer.on('close', () => pages.delete(answer));
      return;
    }
    if (!(await waitUntilUp(target))) {
      answer.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      answer.end('The server does not run: the terminal says why. This page works again once it does.');
      return;
    }
    const { method, url, headers } = incoming;
    const passed = { ...headers, 'accept-encoding': 'identity' };
    const outgoing = request({ port: target, host: '127.0.0.1', method, path: url, headers: passed });
    outgoing.on('response', (response) => sendOn(response, answer));
    outgoing.on('error', (error) => {
      if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      answer.end(error.message);
    });
    incoming.pipe(outgoing);
  });
  return new Promise((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen({ port, host }, () =>
      resolve({
        reload() {
          for (const page of pages) page.write('data: reload\n\n');
        },
        stop() {
          proxy.close();
          proxy.closeAllConnections();
        },
      }),
    );
  });
}

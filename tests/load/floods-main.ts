import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../shared/http.ts';
import { staffPaths } from '../../shared/staff/staff.ts';
import { booking } from '../support/requests.ts';
import { end, start } from './leads-bench.ts';

/**
 * How fast pages are, quiet and under each flood that server/guards/ceilings.ts bounds. Asks only this machine, at a
 * fixed rate: who asks as fast as answers come would measure the machine.
 */
const seconds = 6;
const mostUnderWay = 300;

/** `rate`: requests a second, as in the attack that showed the fault. */
type Flood = { rate: number; ask(n: number): { path: string; body?: unknown; headers?: Record<string, string> } };

const floods: Record<string, Flood> = {
  'sign-ins': {
    rate: 100,
    ask: (n) => ({ path: staffPaths.signIn, body: { email: `nobody${n}@staff.example`, password: 'a guess of it' } }),
  },
  searches: { rate: 50, ask: (n) => ({ path: `/search?q=managed+backup+toronto+${n}` }) },
  'unknown addresses': {
    rate: 150,
    // Words of many pages: the answers differ.
    ask: (n) => ({
      path: `/library/${words[n % 12]}-${words[Math.floor(n / 12) % 12]}-${words[Math.floor(n / 144) % 12]}-${n}`,
      headers: { Accept: 'text/html' },
    }),
  },
  '/readyz': { rate: 100, ask: () => ({ path: '/readyz' }) },
  'mails to one domain': {
    rate: 30,
    ask: (n) => ({ path: paths.newsletter, body: { email: `${n}@victim.example` } }),
  },
  'long requests': {
    rate: 30,
    ask: (n) => ({
      path: paths.contacts,
      body: { ...booking, email: `${n}@${n}.example`, message: 'x'.repeat(5_000) },
    }),
  },
  'messages to the assistant': {
    rate: 30,
    ask: (n) => ({
      path: paths.chatMessage,
      body: {
        message: Array.from({ length: 40 }, (_, one) => invented(40 * n + one)).join(' '),
        sessionId: randomUUID(),
        clientInfo: { email: `${n}@${n}.example`, phone: '416 555 0100' },
      },
    }),
  },
  'invented counts': {
    rate: 10,
    ask: (n) => ({
      path: paths.events,
      body: { path: '/', events: Array.from({ length: 60 }, (_, one) => ({ event: 'click', detail: `w${n}-${one}` })) },
    }),
  },
};

const words = 'backup cloud phishing legal dental email server network office toronto security licence'.split(' ');

/** A word that no page has: it is compared with all that pages have. */
const invented = (n: number) =>
  [...n.toString(20)].map((digit) => `${'bcdfghjklmnpqrstvwxz'[Number.parseInt(digit, 20)]}a`).join('');

const dataDir = mkdtempSync(join(tmpdir(), 'northlume-floods-'));
const settings = {
  ...{ DATA_DIR: dataDir, USUAL_LIMITS: '1', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' },
  CHAT_UNKNOWN_COUNTRY: 'allow',
};
const { child, url } = await start('lead-server.ts', settings);

/** Each request from another IPv6 /48. */
const networkOf = (n: number) => `2001:${(n % 60_000).toString(16)}:1::1`;

async function ask(flood: Flood, n: number): Promise<number> {
  const { path, body, headers: more } = flood.ask(n);
  const headers = {
    ...more,
    'X-Forwarded-For': networkOf(n),
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(url + path, { headers, ...init });
  await answer.arrayBuffer();
  return answer.status;
}

/** Response times of a page and the partners' script (ms) until the time is over. */
async function pageTimes(until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const began = performance.now();
    await (await fetch(url + (times.length % 2 ? '/widgets.js' : '/contact-us'))).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

const share = (times: readonly number[], part: number) =>
  `${Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN)} ms`;
const row = (name: string, times: readonly number[], more = '') =>
  console.log(`  ${name.padEnd(26)} pages p50 ${share(times, 0.5)}, p95 ${share(times, 0.95)}${more}`);

let turn = 0;
async function under(flood: Flood) {
  const until = performance.now() + seconds * 1_000;
  const counted = { answered: 0, refused: 0 };
  const underWay = new Set<Promise<void>>();
  const send = () => {
    if (underWay.size >= mostUnderWay) return;
    turn += 1;
    const asked: Promise<void> = ask(flood, turn)
      .then((status) => {
        counted[status < 400 || status === 401 ? 'answered' : 'refused'] += 1;
      })
      .finally(() => underWay.delete(asked));
    underWay.add(asked);
  };
  const timer = setInterval(send, 1_000 / flood.rate);
  const times = await pageTimes(until);
  clearInterval(timer);
  await Promise.all(underWay);
  return { times, counted };
}

try {
  // Loads what the first of each waits for.
  for (const flood of Object.values(floods)) await ask(flood, 0);
  await pageTimes(performance.now() + 1_000);
  row('quiet', await pageTimes(performance.now() + seconds * 1_000));
  for (const [name, flood] of Object.entries(floods)) {
    const { times, counted } = await under(flood);
    const [answered, refused] = [counted.answered / seconds, counted.refused / seconds].map(Math.round);
    row(name, times, `; ${answered} answered and ${refused} refused a second`);
  }
} finally {
  await end(child);
  rmSync(dataDir, { recursive: true, force: true });
}

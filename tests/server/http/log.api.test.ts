import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { booking } from '../../support/requests.ts';
import { startServerProcess } from '../../support/server-process.ts';

type Line = { time: number; level: number; method?: string; route?: string; status?: number; ms?: number; msg: string };

async function logOf(
  ask: (url: string) => Promise<unknown>,
  environment: Record<string, string> = {},
): Promise<string[]> {
  const server = await startServerProcess({ LOG_LEVEL: 'debug', ...environment });
  onTestFinished(() => server.remove());
  await expect.poll(() => server.printed()).toContain('Staff sign in at');
  const before = server.printed().length;
  await ask(server.url);
  await server.kill('SIGTERM');
  const lines = server.printed().slice(before).trim().split('\n');
  // Said to the person at the terminal, as text, while the last answers may still be logged.
  const end = 'The server stops. It was asked to by SIGTERM';
  expect(lines).toContain(end);
  return lines.filter((line) => line !== end);
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

let began: number;
beforeAll(() => {
  began = Date.now();
});

test('every answer is one line of JSON that says when, where and what, and nothing that was typed', async () => {
  const typed = 'typed\n{"level":60,"msg":"forged"}\r\n\u001b[2J';
  const lines = await logOf(async (url) => {
    await post(url, { ...booking, message: typed, page: '/typed' });
    await post(url, { ...booking, email: typed });
    await fetch(`${url}/typed%0a%7B%22msg%22:%22forged%22%7D?q=typed%0aforged`);
    await fetch(`${url}/healthz`, { headers: { 'User-Agent': 'typed-agent', Referer: 'https://typed.example/' } });
  });
  const read = lines.map((line) => JSON.parse(line) as Line);
  const answers = read.filter(({ msg, route }) => msg === 'answered' && route !== '/readyz');
  expect(answers.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/contacts', 201],
    ['POST', '/api/contacts', 422],
    ['GET', '(unknown)', 404],
    ['GET', '/healthz', 200],
  ]);
  for (const { time, level, ms } of answers) {
    expect(time).toBeGreaterThanOrEqual(began);
    expect(time).toBeLessThanOrEqual(Date.now());
    expect([level, ms]).toEqual([expect.any(Number), expect.any(Number)]);
  }
  expect(lines.join('\n')).not.toMatch(/typed|forged|visitor\.example|127\.0\.0\.1/);
});

test('what was refused is logged with its route and status', async () => {
  const lines = await logOf(async (url) => {
    await post(url, booking, { Origin: 'https://evil.example' });
    await fetch(`${url}/metrics`, { headers: { Authorization: 'Bearer wrong' } });
    await post(url, {});
    for (let count = 0; count < 31; count += 1) await post(url, { ...booking, message: String(count) });
  });
  const refused = lines.map((line) => JSON.parse(line) as Line).filter(({ status = 0 }) => status >= 400);
  expect(new Set(refused.map(({ route, status }) => `${route} ${status}`))).toEqual(
    new Set(['/api/contacts 403', '/metrics 404', '/api/contacts 422', '/api/contacts 429']),
  );
  // Named once, for the owner of a second address of the site (docs/operating.md).
  const naming = lines.filter((line) => line.includes('evil.example'));
  expect(naming).toEqual([expect.stringContaining('A form was refused')]);
});

test('a forwarding header of a peer that TRUST_PROXY does not name is warned of once, without an address', async () => {
  const ask = async (url: string) => {
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
      await fetch(`${url}/healthz`, { headers: { [name]: '203.0.113.7' } });
  };
  const warnings = (lines: string[]) => lines.filter((line) => (JSON.parse(line) as Line).level === 40);
  const warned = warnings(await logOf(ask));
  expect(warned).toEqual([expect.stringContaining('TRUST_PROXY')]);
  expect(warned.join()).not.toContain('203.0.113');
  expect(warnings(await logOf(ask, { TRUST_PROXY: 'loopback' }))).toEqual([]);
});

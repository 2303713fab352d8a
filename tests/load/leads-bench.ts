import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { openForReading } from '../../server/database/database.ts';

export type LeadsBench = {
  /** Durable leads per second: answered 201 and found in the database afterwards. */
  leadsPerSecond: number;
  p50: number;
  p99: number;
  /** Of page response times meanwhile (ms). */
  pagesP99: number;
};

const rounds = 3;
const seconds = { warmUp: 2, measured: 4 };
const connections = 100;

const words = {
  name: 'Ada Byron',
  email: 'ada@visitor.example',
  phone: '416-555-0100',
  company: 'Analytical Engines',
  service: 'cloud',
  message: 'Our files move to the cloud next spring. Please call in the morning.',
};

/** A new visitor per lead, because confirmations per mailbox are limited. */
const nextBody = () => JSON.stringify({ ...words, email: `${randomUUID()}@visitor.example` });

/**
 * Leads per second that the real server stores on disk, and page response times meanwhile. Takes about 20 s.
 * @throws if a request fails or an answered lead is not stored
 */
export async function benchLeads(): Promise<LeadsBench> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northlume-bench-'));
  const server = await start('lead-server.ts', { DATA_DIR: dataDir });
  try {
    let answered = (await load(server.url, seconds.warmUp)).count;
    const measured: Load[] = [];
    const pages: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const loading = load(server.url, seconds.measured);
      pages.push(...(await pageTimes(server.url, loading)));
      measured.push(await loading);
    }
    for (const { count } of measured) answered += count;
    await checkKept(dataDir, answered);
    return {
      leadsPerSecond: Math.round(median(measured.map(({ perSecond }) => perSecond))),
      p50: median(measured.map(({ p50 }) => p50)),
      p99: median(measured.map(({ p99 }) => p99)),
      pagesP99: Math.round(pages.toSorted((one, other) => one - other)[Math.floor(pages.length * 0.99)] ?? Number.NaN),
    };
  } finally {
    await end(server.child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Response times of the home page until the promise settles (ms). */
async function pageTimes(url: string, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  until.then(end, end);
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times;
}

type Load = { count: number; perSecond: number; p50: number; p99: number };

export async function load(url: string, duration: number): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        path: '/api/contacts',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({
          ...request,
          body: nextBody(),
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      },
    ],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed) throw new Error(`${failed} requests to ${url} failed`);
  return {
    count: result['2xx'],
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

async function checkKept(dataDir: string, answered: number): Promise<void> {
  const { read, close } = openForReading({ dataDir, databaseUrl: process.env.DATABASE_URL });
  const { kept } = await read
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  await close();
  if (kept < answered) throw new Error(`${answered} leads were answered, only ${kept} are kept`);
}

export async function start(
  file: string,
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`)));
  const [url] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [string];
  ended.catch(() => {});
  return { child, url };
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** CPU time so far (Linux; else NaN). Other processes do not affect it. */
export function processorMs(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // User and system time in 1/100 s (proc(5)), counted after the name.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

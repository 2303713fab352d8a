import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForReading } from '../../server/database/database.ts';
import { defaultLimitTable, type LimitTable } from '../../server/guards/limits.ts';
import type { LeadRow } from '../../server/leads/tables.ts';
import { type Overrides, type RunningServer, startServer } from '../../server/start.ts';
import { fixtureDist } from './fixture-dist.ts';
import { wakeMails } from './statements.ts';

export type TestServer = {
  url: string;
  dataDir: string;
  distDir: string;
  firstSignIn: RunningServer['firstSignIn'];
  database: RunningServer['database'];
  /** Saves counts held in memory, and reloads the partners. */
  refresh: RunningServer['refresh'];
  /** Does not follow redirects. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Without JavaScript. */
  postForm(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Sends path and headers unchanged; `fetch` would normalize them. */
  askRaw(path: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
  /** Advances the clock, which otherwise hardly moves. */
  pass(milliseconds: number): void;
  passAndSend(milliseconds: number): Promise<void>;
  /** The server's clock (ms since 1970). */
  now(): number;
  /** Oldest first. */
  leads(): Promise<LeadRow[]>;
  stop(): Promise<void>;
};

export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

export const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;

export const generousLimits: LimitTable = {
  limits: Object.fromEntries(
    Object.entries(defaultLimitTable.limits).map(([name, limit]) => [
      name,
      { ...limit, points: 1_000_000, networkPoints: undefined },
    ]),
  ) as LimitTable['limits'],
  connections: defaultLimitTable.connections,
  ceilings: {
    ...defaultLimitTable.ceilings,
    mails: {
      ...defaultLimitTable.ceilings.mails,
      anHour: 1_000_000,
      domainAnHour: 1_000_000,
      networkAnHour: 1_000_000,
    },
    // Whatever the test machine's disk holds.
    disk: { ...defaultLimitTable.ceilings.disk, leastFree: 0 },
  },
};

/**
 * The real server in this process, with its own data folder and small site, and without limits.
 * @param from start of its clock, which advances 1 ms per reading, so that the machine's speed changes no result
 */
export async function testServer(overrides: Overrides = {}, from = thisMinute()): Promise<TestServer> {
  let time = from;
  const dataDir = overrides.dataDir ?? (await mkdtemp(join(tmpdir(), 'northlume-test-')));
  const distDir = overrides.distDir ?? fixtureDist();
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    siteOrigin: undefined,
    databaseUrl: undefined,
    smtpUrl: undefined,
    production: true,
    logLevel: 'silent',
    limitTable: generousLimits,
    now: () => ++time,
    ...overrides,
    dataDir,
    distDir,
  });
  const { url } = server;
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  const ask: TestServer['ask'] = (path, init) => fetch(url + path, { redirect: 'manual', ...init });
  return {
    url,
    dataDir,
    distDir,
    firstSignIn: server.firstSignIn,
    database: server.database,
    refresh: server.refresh,
    ask,
    postJson: (path, body, headers) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    postForm: (path, fields, headers) =>
      ask(path, {
        method: 'POST',
        headers: { Origin: url, Accept: 'text/html', ...headers },
        body: new URLSearchParams(fields),
      }),
    askRaw: (path, headers, method) => askRaw(url, path, headers, method),
    pass,
    passAndSend: async (milliseconds) => {
      pass(milliseconds);
      await wakeMails(server.database);
    },
    now: () => time,
    leads: () => readLeads(dataDir, overrides.databaseUrl),
    stop: async () => {
      await server.stop();
      if (!overrides.dataDir) rmSync(dataDir, { recursive: true, force: true });
      if (!overrides.distDir) rmSync(distDir, { recursive: true, force: true });
    },
  };
}

function askRaw(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
      answer.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}

async function readLeads(dataDir: string, databaseUrl: string | undefined): Promise<LeadRow[]> {
  const database = openForReading({ dataDir, databaseUrl });
  try {
    return await database.read.selectFrom('leads').selectAll().orderBy('received_at').execute();
  } finally {
    await database.close();
  }
}

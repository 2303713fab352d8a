import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { startPostgres } from '../../../tools/lib/postgres.mjs';
import { describeWith } from '../../support/describe-with.ts';
import { noPostgres, postgresPrograms } from '../../support/postgres.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { booking } from '../../support/requests.ts';
import { p99, responseTimes } from '../../support/response-times.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { noCompiler, slowDisk } from '../../support/slow-disk.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';

const asked = wholeSet ? 300 : 100;
const leads = wholeSet ? 40 : 4;
/** More than libuv has threads, which also read the pages. */
const leaving = 6;
const secret = 'a secret of this test, long enough';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const disk = slowDisk();
afterAll(() => disk?.remove());

describeWith(disk, noCompiler, 'SQLite while the disk is slow', () => whileSlow());
if (wholeSet)
  describeWith(
    disk && postgresPrograms,
    disk ? noPostgres : noCompiler,
    'PostgreSQL while the disk is slow',
    whileSlow,
  );

/** @param programs of a PostgreSQL on the same disk */
function whileSlow(programs?: string): void {
  let postgres: Postgres | undefined;
  let server: ServerProcess;
  beforeAll(async () => {
    const environment = disk?.environment;
    postgres = programs ? await startPostgres(programs, { syncs: true, environment }) : undefined;
    const settings = { DATABASE_URL: postgres?.url, SESSION_SECRET: secret, LOG_LEVEL: 'error' };
    server = await startServerProcess({ ...environment, ...settings }, sharedServerEntry);
  });
  afterAll(async () => {
    disk?.quick();
    await server?.remove();
    await postgres?.stop();
  });

  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const postLead = (name: string) => post('/api/contacts', { ...booking, name });
  const subscribe = (_: unknown, person: number) =>
    post('/api/newsletter', { email: `reader.${person}@visitor.example`, consent: 'newsletter-2026-11' });
  const unsubscribe = (token: string) =>
    fetch(`${server.url}/unsubscribe?token=${token}`, {
      method: 'POST',
      body: new URLSearchParams('List-Unsubscribe=One-Click'),
    });

  const ask = (times: number) => responseTimes(server.url, times);

  async function kept(table: 'leads' | 'subscribers') {
    const { read, close } = openForReading({ dataDir: server.dataDir, databaseUrl: postgres?.url });
    const rows = await read.selectFrom(table).select('id').execute();
    await close();
    return rows.map(({ id }) => String(id));
  }

  /** @returns statuses, and page response times meanwhile */
  async function meanwhile(requests: readonly (() => Promise<Response>)[]) {
    disk?.slow();
    let waiting = requests.length;
    const answers = requests.map(async (request) => {
      const { status } = await request();
      waiting -= 1;
      return status;
    });
    try {
      const slow = await ask(asked);
      expect(waiting).toBe(requests.length);
      disk?.quick();
      return { statuses: await Promise.all(answers), slow };
    } finally {
      disk?.quick();
    }
  }

  test('pages and /healthz are answered while leads wait for it, and every lead is kept', async () => {
    await ask(asked);
    const healthy = await ask(asked);
    const { statuses, slow } = await meanwhile(
      Array.from({ length: leads }, (_, lead) => () => postLead(`Ann Number ${lead}`)),
    );
    expect(statuses).toEqual(Array(leads).fill(201));
    expect(await kept('leads')).toHaveLength(leads);
    console.log(`99 of 100 answered within ${p99(healthy)} ms, with a slow disk ${p99(slow)} ms`);
  });

  beforeRelease(
    'pages are answered while people who unsubscribe wait for it, and each of them is unsubscribed',
    async () => {
      await Promise.all(Array.from({ length: leaving + 1 }, subscribe));
      const tokens = createLinkTokens(secret);
      const [first = '', ...links] = (await kept('subscribers')).map((subscriber) =>
        tokens.make('unsubscribe', { subscriber, at: Date.now() }),
      );
      expect(links).toHaveLength(leaving);
      // Stores the list's key (its first line) beforehand.
      expect((await unsubscribe(first)).status).toBe(200);
      const { statuses } = await meanwhile(links.map((token) => () => unsubscribe(token)));
      expect(statuses).toEqual(Array(leaving).fill(200));
      const lines = readFileSync(join(server.dataDir, 'withdrawals.jsonl'), 'utf8').trim().split('\n');
      expect(lines).toHaveLength(1 + 1 + leaving);
    },
  );

  beforeRelease('SIGTERM while a lead waits for the disk: it is kept and answered before the server ends', async () => {
    const before = (await kept('leads')).length;
    disk?.slow();
    const answer = postLead('Ann Last');
    // Answers to later requests prove that it has the lead; refused connections, that it is stopping.
    await ask(4);
    const ended = server.kill('SIGTERM');
    while (await fetch(`${server.url}/healthz`).then(Boolean, () => false));
    disk?.quick();
    expect((await answer).status).toBe(201);
    await ended;
    expect(await kept('leads')).toHaveLength(before + 1);
  });
}

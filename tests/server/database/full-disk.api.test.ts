import { join } from 'node:path';
import { afterAll, expect, onTestFailed, onTestFinished, vi } from 'vitest';
import { type DatabaseOptions, openForReading } from '../../../server/database/database.ts';
import { eachDatabase, type TestDatabase } from '../../support/databases.ts';
import { testWith } from '../../support/describe-with.ts';
import { until } from '../../support/hand-clock.ts';
import { startLeadRush } from '../../support/lead-rush.ts';
import { postgresPrograms } from '../../support/postgres.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { mailsAreSent } from '../../support/settled-mails.ts';
import { noMount, type SmallDisk, smallDisk } from '../../support/small-disk.ts';
import { moveToFolder, startInFolder } from '../../support/small-postgres.ts';
import { wholeSet } from '../../support/whole-set.ts';

const disk = smallDisk();
afterAll(() => disk?.remove());

const rounds = wholeSet ? 20 : 1;
const each = wholeSet ? 20 : 6;

/** `resume` restarts the database if the full disk has ended it. */
type OnDisk = { options: DatabaseOptions; resume(): Promise<void> };

const places: Record<string, (databases: TestDatabase, folder: string) => Promise<OnDisk>> = {
  'its folder of data': async (databases, folder) => ({
    options: { ...(await databases.fresh()), dataDir: join(folder, 'data') },
    resume: async () => {},
  }),
  'its tables': async (databases, folder) => {
    const options = await databases.fresh();
    onTestFinished(await moveToFolder(options.databaseUrl ?? '', folder));
    return { options, resume: async () => {} };
  },
  'all that PostgreSQL has': async (databases, folder) => {
    const { url, resume, stop } = await startInFolder(postgresPrograms ?? '', folder);
    onTestFinished(stop);
    return { options: { ...(await databases.fresh()), databaseUrl: url }, resume };
  },
};
const ofPostgres = wholeSet ? ['its tables', 'all that PostgreSQL has'] : ['its tables'];

eachDatabase('A database whose disk is full', (databases, kind) => {
  const rule = 'keeps every answered lead, says 503 meanwhile, shows its pages, and goes on once there is room';
  for (const place of kind === 'sqlite' ? ['its folder of data'] : ofPostgres)
    testWith(disk, noMount, `(${place}) ${rule}`, (small) => holds(small, place, databases), { timeout: 600_000 });
});

/** What the server logged, without the outages that it is tested for. */
const unexpected = (log: string) =>
  log
    .split('\n')
    .filter((line) => !line.includes('DatabaseUnavailable'))
    .join('\n');

async function holds(small: SmallDisk, place: string, databases: TestDatabase): Promise<void> {
  const { options, resume } = await (places[place] as (typeof places)[string])(databases, small.folder);
  const { databaseUrl, dataDir } = options;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const server = await startServerProcess(environment, sharedServerEntry);
  onTestFinished(() => server.remove());
  onTestFailed(() => console.log(unexpected(server.printed())));
  const { read, close } = openForReading(options);
  onTestFinished(close);
  const kept = async () => (await read.selectFrom('leads').select('email').execute()).map(({ email }) => email);
  const status = async (path: string) => (await fetch(server.url + path)).status;
  const rush = startLeadRush(server.url);
  const moreAnswered = (before = rush.answered.length) =>
    until('more leads are answered', () => rush.answered.length >= before + each);

  for (let round = 0; round < rounds; round += 1) {
    await moreAnswered();
    small.fill();
    const before = rush.refused();
    await until('leads are refused', () => rush.refused() >= before + 8);
    expect([await status('/'), await status('/healthz')]).toEqual([200, 200]);
    // PostgreSQL's disk is looked at once a minute.
    await expect.poll(() => status('/readyz'), { timeout: 90_000 }).toBe(503);
    const answered = [...rush.answered];
    small.free();
    await resume();
    // A PostgreSQL that recovers from a full disk refuses readers meanwhile.
    const there = new Set(await vi.waitFor(kept, { timeout: 60_000, interval: 200 }));
    expect(answered.filter((email) => !there.has(email))).toEqual([]);
  }
  await moreAnswered();
  await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200);
  await rush.end();

  expect(rush.others).toEqual([]);
  expect((await kept()).sort()).toEqual([...rush.answered].sort());
  await mailsAreSent(read, server);
  console.log(
    `${rounds} times a full disk: ${rush.answered.length} leads answered and kept, ${rush.refused()} times 503`,
  );
}

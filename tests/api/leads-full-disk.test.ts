import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type DatabaseOptions, openForReading } from '../../server/database/database.ts';
import { eachDatabase } from '../support/databases.ts';
import { until } from '../support/hand-clock.ts';
import { startLeadRush } from '../support/lead-rush.ts';
import { sharedServerEntry } from '../support/real-site.ts';
import { startServerProcess } from '../support/server-process.ts';
import { mailsAreSent } from '../support/settled-mails.ts';
import { smallDisk } from '../support/small-disk.ts';
import { moveToFolder } from '../support/small-table-space.ts';
import { wholeSet } from '../support/whole-set.ts';

const disk = smallDisk();
if (!disk) console.warn('A full disk under a server: skipped, because this user may not mount one (tmpfs, as root)');
afterAll(() => disk?.remove());

const rounds = wholeSet ? 20 : 1;
/** Leads between two faults, at least. */
const each = wholeSet ? 20 : 6;

/** Puts what a database keeps on the small disk: the folder of data, or PostgreSQL's tables. */
async function putOnDisk({ databaseUrl, dataDir }: DatabaseOptions, folder: string): Promise<DatabaseOptions> {
  if (!databaseUrl) return { dataDir: join(folder, 'data') };
  onTestFinished(await moveToFolder(databaseUrl, folder));
  return { databaseUrl, dataDir };
}

eachDatabase('A database whose disk is full', (databases, kind) => {
  const name = 'keeps every answered lead, says 503 meanwhile, shows its pages, and goes on once there is room';
  test.skipIf(!disk)(name, { timeout: 600_000 }, async () => {
    const options = await putOnDisk(await databases.fresh(), disk?.folder ?? '');
    const { databaseUrl, dataDir } = options;
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
    const server = await startServerProcess(environment, sharedServerEntry);
    onTestFinished(() => server.remove());
    const { read, close } = openForReading(options);
    onTestFinished(close);
    const kept = async () => (await read.selectFrom('leads').select('email').execute()).map(({ email }) => email);
    const status = async (path: string) => (await fetch(server.url + path)).status;
    const rush = startLeadRush(server.url);
    const moreAnswered = (before = rush.answered.length) =>
      until('more leads are answered', () => rush.answered.length >= before + each);

    for (let round = 0; round < rounds; round += 1) {
      await moreAnswered();
      disk?.fill();
      const before = rush.refused();
      await until('leads are refused', () => rush.refused() >= before + 8);
      expect([await status('/'), await status('/healthz')]).toEqual([200, 200]);
      // How full PostgreSQL's disk is, only PostgreSQL knows; the row that is tried may still find room in a page it has.
      if (kind === 'sqlite') expect(await status('/readyz')).toBe(503);
      const answered = [...rush.answered];
      const there = new Set(await kept());
      expect(answered.filter((email) => !there.has(email))).toEqual([]);
      disk?.free();
    }
    await moreAnswered();
    expect(await status('/readyz')).toBe(200);
    await rush.end();

    expect(rush.others).toEqual([]);
    expect((await kept()).sort()).toEqual([...rush.answered].sort());
    await mailsAreSent(read, server);
    console.log(
      `${rounds} times a full disk: ${rush.answered.length} leads answered and kept, ${rush.refused()} times 503`,
    );
  });
});

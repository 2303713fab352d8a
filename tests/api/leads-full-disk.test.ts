import { afterAll, describe, expect, test } from 'vitest';
import { openForReading } from '../../server/database/database.ts';
import { until } from '../support/hand-clock.ts';
import { startLeadRush } from '../support/lead-rush.ts';
import { sharedServerEntry } from '../support/real-site.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { mailsAreSent } from '../support/settled-mails.ts';
import { smallDisk } from '../support/small-disk.ts';
import { wholeSet } from '../support/whole-set.ts';

const disk = smallDisk();
if (!disk) console.warn('A full disk under a server: skipped, because this user may not mount one (tmpfs, as root)');

const rounds = wholeSet ? 20 : 1;
/** Leads between two faults, at least. */
const each = wholeSet ? 20 : 6;

describe.skipIf(!disk)('a server whose disk is full', () => {
  let server: ServerProcess;
  afterAll(async () => {
    await server?.remove();
    disk?.remove();
  });

  test('keeps every lead it has answered, says 503 meanwhile, shows its pages, and goes on once there is room', {
    timeout: 600_000,
  }, async () => {
    const dataDir = disk?.folder ?? '';
    server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, sharedServerEntry);
    const { read, close } = openForReading({ dataDir });
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
      expect([await status('/'), await status('/healthz'), await status('/readyz')]).toEqual([200, 200, 503]);
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
    await close();
    console.log(
      `${rounds} times a full disk: ${rush.answered.length} leads answered and kept, ${rush.refused()} times 503`,
    );
  });
});

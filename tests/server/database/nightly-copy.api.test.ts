import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { backupFolder, checkBackup, unpackBackup } from '../../../server/database/backup.ts';
import { openDatabase, sqliteFile } from '../../../server/database/database.ts';
import { freePort } from '../../../tools/lib/port.mjs';
import { describeWith } from '../../support/describe-with.ts';
import { until } from '../../support/hand-clock.ts';
import { booking } from '../../support/requests.ts';
import { p99, responseTimes } from '../../support/response-times.ts';
import { ServerProcess } from '../../support/server-process.ts';
import { noCompiler, slowDisk } from '../../support/slow-disk.ts';
import { wholeSet } from '../../support/whole-set.ts';

/** Leads of 5,000 characters each: 325 MB, or 10. */
const before = wholeSet ? 60_000 : 2_000;
const asked = wholeSet ? 500 : 100;

async function fill(dataDir: string, leads: number): Promise<void> {
  await (await openDatabase({ dataDir })).close();
  const file = new DatabaseSync(sqliteFile(dataDir));
  file.exec(`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${leads})
    insert into leads (reference, received_at, form, name, email, phone, service, message, promise, promised_by, content_hash)
    select 'KEPT-' || n, ${Date.UTC(2026, 10, 23)}, 'booking', 'Ann', 'ann@visitor.example', '416 555 0100', 'cloud',
      hex(zeroblob(2500)), 'hours', 0, 'hash ' || n from counted`);
  file.close();
}

describeWith(slowDisk(), noCompiler, 'the nightly copy of the database', (disk) => {
  let server: ServerProcess;
  afterAll(async () => {
    disk.quick();
    await server?.remove();
    disk.remove();
  });

  test('stops no page, no /healthz and no lead while it is made, and is whole', { timeout: 600_000 }, async () => {
    // Without a mail server, jobs wait and write nothing.
    const mail = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, LOG_LEVEL: 'error' };
    server = new ServerProcess(await freePort(), { ...disk.environment, ...mail }, 'tests/support/night-server.ts');
    await fill(server.dataDir, before);
    disk.holdRenaming('.sqlite.part');
    await server.start();
    const meanwhile: number[] = [];
    await expect
      .poll(async () => meanwhile.push(...(await responseTimes(server.url, 2))) && disk.isHeld(), {
        timeout: 300_000,
        interval: 1,
      })
      .toBe(true);

    // The copy is checked and waits for the disk to rename it.
    const held = await responseTimes(server.url, asked);
    const answer = await fetch(`${server.url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(booking),
    });
    expect(answer.status).toBe(201);
    const folder = backupFolder(server.dataDir);
    const copies = () => readdirSync(folder).filter((name) => /Z\.sqlite\.gz$/.test(name));
    expect(copies()).toEqual([]);
    disk.quick();

    await until('the copy has its name', () => copies().length > 0);
    const after = await responseTimes(server.url, asked);
    await server.kill('SIGTERM');
    expect(readdirSync(folder)).toEqual(['leads-20261124T080000Z.sqlite.gz']);
    const unpacked = join(server.dataDir, 'unpacked.sqlite');
    await unpackBackup(join(folder, copies()[0] ?? ''), unpacked);
    expect(checkBackup(unpacked)).toBe(before);
    expect(checkBackup(sqliteFile(server.dataDir))).toBe(before + 1);
    console.log(
      `${before} leads: 99 of 100 answered within ${p99(meanwhile)} ms while they were copied, ${p99(held)} while the copy waited for the disk, ${p99(after)} afterwards`,
    );
  });
});

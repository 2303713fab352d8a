import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase, sqliteFile } from '../../server/database/database.ts';
import { createJobs } from '../../server/notifications/jobs.ts';
import { freePort } from '../../tools/lib/port.mjs';
import { end, load, median, processorMs, start } from './leads-bench.ts';

/** Leads stored per second while the mail server is down and jobs are queued, and time to claim jobs. */
const seconds = 5;

const atOnce = 5;

/** @param due whether jobs may be tried now, as after a night without the mail server */
async function folderWith(owed: number, due: boolean): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northlume-owed-'));
  await (await openDatabase({ dataDir })).close();
  const file = new DatabaseSync(sqliteFile(dataDir));
  const now = Date.now();
  file.exec(`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${owed})
    insert into jobs (kind, channel, created_at, due_at, attempts)
    select 'lead-staff', 'mail', ${now} - n, ${now + (due ? -owed : 3_600_000)} + n, 5 from counted where ${owed} > 0`);
  file.close();
  return dataDir;
}

async function measure(owed: number, due = false): Promise<void> {
  const dataDir = await folderWith(owed, due);
  const nobody = `smtp://127.0.0.1:${await freePort()}`;
  const server = await start('lead-server.ts', { DATA_DIR: dataDir, SMTP_URL: nobody, LOG_LEVEL: 'silent' });
  try {
    await load(server.url, 1);
    const before = processorMs(server.child.pid);
    const { count, perSecond } = await load(server.url, seconds);
    const each = (processorMs(server.child.pid) - before) / count;
    const figures = `${Math.round(perSecond)} leads a second, ${each.toFixed(2)} ms of processor each`;
    console.log(`  ${`${owed} mails ${due ? 'due now' : 'owed'}, mail server down`.padEnd(41)} ${figures}`);
  } finally {
    await end(server.child);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureClaims(owed: number): Promise<void> {
  const dataDir = await folderWith(owed, true);
  const database = await openDatabase({ dataDir });
  try {
    const { claim } = createJobs(database);
    await claim(atOnce, Date.now());
    const times: number[] = [];
    for (let look = 0; look < 50; look += 1) {
      const began = performance.now();
      const claimed = await claim(atOnce, Date.now());
      times.push(performance.now() - began);
      if (claimed.length !== atOnce) throw new Error(`${claimed.length} mails were claimed of ${owed} that are due`);
    }
    const figures = `${median(times).toFixed(1)} ms, longest of 50 ${Math.max(...times).toFixed(1)} ms`;
    console.log(`  ${`${owed} mails due now, a look for ${atOnce}`.padEnd(41)} ${figures}`);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

for (const owed of [0, 10_000]) await measure(owed);
await measure(10_000, true);
for (const owed of [1_000, 10_000]) await measureClaims(owed);

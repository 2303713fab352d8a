import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase, sqliteFile } from '../../server/database/database.ts';
import { freePort } from '../../tools/lib/port.mjs';
import { end, load, start } from './leads-bench.ts';

/** Prints how many leads a second are kept while a mail server is down and others' mails are owed. */
const seconds = 5;

/** @param due whether those owed may be tried now, as after a night without the mail server */
async function measure(owed: number, due = false): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'northlume-owed-'));
  await (await openDatabase({ dataDir })).close();
  const file = new DatabaseSync(sqliteFile(dataDir));
  const now = Date.now();
  file.exec(`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${owed})
    insert into jobs (kind, channel, created_at, due_at, attempts)
    select 'lead-staff', 'mail', ${now} - n, ${now + (due ? -owed : 3_600_000)} + n, 5 from counted where ${owed} > 0`);
  file.close();
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

/** What a process has used of the processors so far, which other work of the machine does not change (Linux; else NaN). */
function processorMs(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // User and system time in hundredths of a second: proc(5), counted from behind the name.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

for (const owed of [0, 10_000, 100_000]) await measure(owed);
await measure(100_000, true);

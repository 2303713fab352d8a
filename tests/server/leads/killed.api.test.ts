import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { DatabaseOptions } from '../../../server/database/database.ts';
import { eachDatabase } from '../../support/databases.ts';
import { wholeSet } from '../../support/whole-set.ts';

const writer = fileURLToPath(new URL('../../support/lead-writer.ts', import.meta.url));
const rounds = wholeSet ? 5 : 1;

/** @returns references answered before the writer was killed, at least `enough` */
async function answeredBeforeKill(options: DatabaseOptions, round: number, enough: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer], {
    env: { ...process.env, DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl ?? '', ROUND: String(round) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const answered: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line);
    if (answered.length === enough) child.kill('SIGKILL');
  }
  await closed;
  return answered;
}

eachDatabase('A server that is killed', (databases) => {
  it('loses no lead that it has answered, and none of its mails', async () => {
    const options = await databases.fresh();
    const answered: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      answered.push(...(await answeredBeforeKill(options, round, 50 + 70 * round)));
    }
    const database = await databases.open(options);
    const leads = await database.read.selectFrom('leads').select(['id', 'reference']).execute();
    const jobs = await database.read.selectFrom('jobs').select(['lead_id']).execute();
    const owed = Map.groupBy(jobs, (job) => job.lead_id);
    const byReference = new Map(leads.map((lead) => [lead.reference, lead.id]));
    expect(answered.length).toBeGreaterThanOrEqual(rounds * 100);
    expect(answered.filter((reference) => !byReference.has(reference))).toEqual([]);
    expect(leads.filter((lead) => owed.get(lead.id)?.length !== 2)).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { farOver, limits } from '../../server/guards/limits.ts';
import { booking } from '../support/requests.ts';
import { end, processorMs, start } from './leads-bench.ts';

/** Cost of a post refused by the per-address limit, as a form and as JSON. */
const posts = 4_000;
const atOnce = 10;

const form = { body: new URLSearchParams(booking).toString(), type: 'application/x-www-form-urlencoded' };
const kinds: Record<string, { body: string; type: string; origin?: string }> = {
  'a form post, without a script': form,
  'a form post from a foreign page': { ...form, origin: 'https://elsewhere.example' },
  JSON: { body: JSON.stringify(booking), type: 'application/json' },
};

const dataDir = mkdtempSync(join(tmpdir(), 'northlume-refused-'));
const server = await start('lead-server.ts', { DATA_DIR: dataDir, USUAL_LIMITS: '1', LOG_LEVEL: 'silent' });

async function post({ body, type, origin }: { body: string; type: string; origin?: string }): Promise<number> {
  const headers = { 'Content-Type': type, ...(origin && { Origin: origin }) };
  const answer = await fetch(`${server.url}/api/contacts`, { method: 'POST', headers, body, redirect: 'manual' });
  await answer.text();
  return answer.status;
}

try {
  for (let count = 0; count <= farOver(limits.contacts); count += 1) await post(form);
  for (const [name, kind] of Object.entries(kinds)) {
    const before = processorMs(server.child.pid);
    let left = posts;
    const client = async () => {
      while (left-- > 0) {
        const status = await post(kind);
        if (status !== 429) throw new Error(`${name} was answered ${status}, not 429`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, client));
    const each = (processorMs(server.child.pid) - before) / posts;
    console.log(`  ${name.padEnd(41)} ${each.toFixed(2)} ms of processor each`);
  }
} finally {
  await end(server.child);
  rmSync(dataDir, { recursive: true, force: true });
}

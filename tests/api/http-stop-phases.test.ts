import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteFile } from '../../server/database/database.ts';
import { leadLines } from '../support/lead-lines.ts';
import { root } from '../support/repository.ts';
import { booking } from '../support/requests.ts';
import { wholeSet } from '../support/whole-set.ts';

/** How many moments of a start are tried: from its first to a while after it answers. */
const moments = wholeSet ? 60 : 4;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'northlume-phases-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Starting = { child: ChildProcess; ended: Promise<unknown[]>; url: Promise<string> };

/** `server/main.ts` as `npm start` runs it, not waited for. */
function start(): Starting {
  const env = { ...process.env, NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...env, DATABASE_URL: undefined, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  const url = new Promise<string>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      const [, address] = /The site is at (\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
  return { child, ended: once(child, 'exit'), url };
}

async function keepLead(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...booking, email }),
  });
  return answer.status;
}

const ways = {
  SIGTERM: (child: ChildProcess) => child.kill('SIGTERM'),
  'the end of what started it': (child: ChildProcess) => child.disconnect(),
};

// Whatever the moment hits, the rule is the same; so nothing depends on how fast this machine is.
test.each(Object.entries(ways).slice(0, wholeSet ? 2 : 1))(
  '%s at any moment of a start ends the server and harms nothing',
  {
    timeout: 600_000,
  },
  async (way, end) => {
    const began = performance.now();
    const first = start();
    const firstUrl = await first.url;
    const startTakes = performance.now() - began;
    expect(await keepLead(firstUrl, 'first@visitor.example')).toBe(201);
    first.child.kill('SIGTERM');
    await first.ended;

    for (let moment = 0; moment < moments; moment += 1) {
      const { child, ended } = start();
      await wait((1.2 * startTakes * moment) / moments);
      end(child);
      const [code, signal] = await ended;
      expect([0, null]).toContain(code);
      expect([null, 'SIGTERM']).toContain(signal);
      const file = new DatabaseSync(sqliteFile(dataDir));
      expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      file.close();
    }

    const last = start();
    expect(await keepLead(await last.url, `last-${way}@visitor.example`.replaceAll(' ', '-'))).toBe(201);
    last.child.kill('SIGTERM');
    expect(await last.ended).toEqual([0, null]);
    expect((await leadLines(dataDir)).length).toBeGreaterThanOrEqual(2);
  },
);

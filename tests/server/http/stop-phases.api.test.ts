import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type DatabaseOptions, openForReading, sqliteFile } from '../../../server/database/database.ts';
import { eachDatabase } from '../../support/databases.ts';
import { root } from '../../support/repository.ts';
import { booking } from '../../support/requests.ts';
import { wholeSet } from '../../support/whole-set.ts';

/** Moments to try, from a start until shortly after the first answer. */
const moments = wholeSet ? 12 : 2;

type Starting = { child: ChildProcess; ended: Promise<unknown[]>; url: Promise<string> };

function start({ dataDir, databaseUrl }: DatabaseOptions): Starting {
  const env = { ...process.env, NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...env, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' },
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

/** @throws if a SQLite file is damaged; PostgreSQL protects its own files */
function checkFile({ dataDir, databaseUrl }: DatabaseOptions): void {
  if (databaseUrl || !existsSync(sqliteFile(dataDir))) return;
  const file = new DatabaseSync(sqliteFile(dataDir));
  expect(file.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  file.close();
}

async function keptLeads(options: DatabaseOptions): Promise<string[]> {
  const { read, close } = openForReading(options);
  const leads = await read.selectFrom('leads').select('email').orderBy('id').execute();
  await close();
  return leads.map(({ email }) => email);
}

// The rule holds at every moment, so the machine's speed does not matter.
eachDatabase('A start that is ended', (databases, kind) => {
  /** One database has a lead; the other is an empty folder, whose tables are created. */
  const tried = async (options: DatabaseOptions) =>
    kind === 'sqlite' ? [options, await databases.fresh()] : [options];

  test.each(Object.entries(ways).slice(0, wholeSet ? 2 : 1))(
    '%s at any moment of it ends the server and harms nothing',
    { timeout: 600_000 },
    async (_way, end) => {
      const options = await databases.fresh();
      const began = performance.now();
      const first = start(options);
      const firstUrl = await first.url;
      const startTakes = performance.now() - began;
      expect(await keepLead(firstUrl, 'first@visitor.example')).toBe(201);
      first.child.kill('SIGTERM');
      await first.ended;

      for (let moment = 0; moment < moments; moment += 1) {
        for (const database of await tried(options)) {
          const { child, ended } = start(database);
          await wait((1.2 * startTakes * moment) / moments);
          end(child);
          const [code, signal] = await ended;
          expect([0, null]).toContain(code);
          expect([null, 'SIGTERM']).toContain(signal);
          checkFile(database);
          const { read } = await databases.open(database);
          expect(await read.selectFrom('leads').select('id').execute()).toHaveLength(database === options ? 1 : 0);
        }
      }

      const last = start(options);
      expect(await keepLead(await last.url, 'last@visitor.example')).toBe(201);
      last.child.kill('SIGTERM');
      expect(await last.ended).toEqual([0, null]);
      expect(await keptLeads(options)).toEqual(['first@visitor.example', 'last@visitor.example']);
    },
  );
});

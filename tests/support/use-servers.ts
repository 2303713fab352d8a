import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { Engine } from '../../server/chat/engine/engine.ts';
import type { Overrides } from '../../server/start.ts';
import { until } from './hand-clock.ts';
import { dropMails, type Rows, readRows, resetRows } from './reset-rows.ts';
import { thisMinute } from './server.ts';
import { type StaffServer, staffServer } from './staff.ts';

type Shared = { server: StaffServer; first: Rows; engine: Engine | undefined; used: boolean };

const pool = new Map<string, Promise<Shared>>();
let blocks = 0;

/**
 * SQLite servers shared by a file's tests, one per distinct settings. After each test a server is reset: only the
 * owner's account, no files, no job in progress; its clock is set at the next use. The chat engine may differ per test.
 *
 * Not for tests that stop the server, need two with the same settings, or depend on state that stays in memory:
 * recorded session readings, requests per address.
 * @param common settings of all servers
 */
export function useServers(common: Overrides = {}): (settings?: Overrides) => Promise<StaffServer> {
  blocks += 1;
  afterAll(async () => {
    blocks -= 1;
    if (blocks > 0) return;
    for (const shared of pool.values()) await (await shared).server.stop();
    pool.clear();
  });

  return async (settings = {}) => {
    const wanted = { ...common, ...settings };
    const key = keyOf(wanted);
    const known = pool.get(key) ?? begin(wanted);
    pool.set(key, known);
    const shared = await known;
    if (shared.used) throw new Error('A test asked twice for one server: give it a database and servers of its own');
    shared.used = true;
    // After the test's hooks, which close what it opened.
    onTestFinished(async () => {
      await reset(shared);
      shared.used = false;
    });
    shared.engine = wanted.chat?.engine;
    shared.server.pass(thisMinute() - shared.server.now());
    return shared.server;
  };
}

export async function ownServer(settings: Overrides = {}): Promise<StaffServer> {
  const server = await staffServer(settings);
  onTestFinished(() => server.stop());
  return server;
}

async function begin({ chat, ...settings }: Overrides): Promise<Shared> {
  const shared: Pick<Shared, 'engine' | 'used'> = { engine: chat?.engine, used: false };
  const answer: Engine['answer'] = (question, options) => {
    if (!shared.engine) throw new Error('This test gave its chat no engine');
    return shared.engine.answer(question, options);
  };
  const standIn = chat?.engine && { chat: { ...chat, engine: { answer } } };
  const server = await staffServer({ ...settings, ...(standIn ?? (chat && { chat })) });
  const first = await server.database.transaction().execute((trx) => readRows(trx));
  return Object.assign(shared, { server, first });
}

/** Functions by number, because JSON cannot distinguish them. */
const numbers = new Map<unknown, number>();

const keyOf = ({ chat, ...settings }: Overrides): string =>
  JSON.stringify([settings, chat && { ...chat, engine: true }], (_, value) => {
    if (typeof value !== 'function') return value;
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    return `function ${numbers.get(value)}`;
  });

/** Files whose key the server holds in memory. */
const lists = new Set(['erasures.jsonl', 'withdrawals.jsonl']);

async function reset({ server: { database, dataDir, refresh }, first }: Shared): Promise<void> {
  await refresh();
  // Jobs whose subject is gone are not queued again, so the second pass is the last.
  const noneIsUnderWay = async () => !(await database.transaction().execute((trx) => dropMails(trx)));
  await until('no mail is under way', noneIsUnderWay);
  await database.transaction().execute((trx) => resetRows(trx, first));
  await until('no mail is under way', noneIsUnderWay);
  await refresh();
  for (const name of readdirSync(dataDir)) {
    if (lists.has(name)) keepKey(join(dataDir, name));
    else if (!name.startsWith('northlume.sqlite')) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function keepKey(file: string): void {
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(
    file,
    lines
      .filter((line) => line.startsWith('{"key"'))
      .join('\n')
      .concat('\n'),
  );
}

import { afterEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { DatabaseUnavailable } from '../../../server/database/unavailable.ts';
import { createReadiness } from '../../../server/http/readiness.ts';
import { freshSqlite } from '../../support/databases.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Readiness of a real database; records whether each probe looked at the room, and may be told that there is none. */
async function watched() {
  const { options, remove } = await freshSqlite();
  const database = await openDatabase(options);
  const looks: boolean[] = [];
  const disk = { isFull: false, isStrange: false };
  const problems: unknown[] = [];
  const probe: Database['probe'] = async (look) => {
    looks.push(look?.room ?? true);
    if (look?.room && disk.isFull) throw new DatabaseUnavailable('the disk is nearly full', 60);
    if (disk.isStrange) throw new Error('could not read block 0 of temporary file');
    return { freeBytes: 1 };
  };
  const ask = createReadiness({ read: database.read, probe }, Date.now, (error) => problems.push(error));
  vi.useFakeTimers({ toFake: ['performance'] });
  const end = async () => {
    await database.close();
    await remove();
  };
  return { looks, disk, problems, ask, end };
}

test('all who ask within a second share one look', async () => {
  const { looks, ask, end } = await watched();
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  vi.advanceTimersByTime(900);
  answers.push(await ask());
  expect(new Set(answers)).toEqual(new Set([answers[0]]));
  expect(looks).toHaveLength(1);
  vi.advanceTimersByTime(200);
  await ask();
  expect(looks).toHaveLength(2);
  await end();
});

test('the room is looked at once a minute, and each time until there is some again', async () => {
  const { looks, disk, ask, end } = await watched();
  const ready: boolean[] = [];
  const eachSecond = async (times: number) => {
    for (let second = 0; second < times; second += 1) {
      vi.advanceTimersByTime(1_000);
      ready.push((await ask()).ready);
    }
  };
  await eachSecond(121);
  expect(looks.filter(Boolean)).toHaveLength(3);
  disk.isFull = true;
  await eachSecond(62);
  expect(ready.at(-1)).toBe(false);
  disk.isFull = false;
  await eachSecond(1);
  expect(ready.at(-1)).toBe(true);
  await end();
});

test('a look that fails in an unknown way is no 500 but "not ready", and is logged', async () => {
  const { disk, problems, ask, end } = await watched();
  disk.isStrange = true;
  expect(await ask()).toEqual({ ready: false, checks: { database: 'unavailable' } });
  expect(problems).toEqual([new Error('could not read block 0 of temporary file')]);
  disk.isStrange = false;
  vi.advanceTimersByTime(1_100);
  expect((await ask()).ready).toBe(true);
  await end();
});

import { expect, test } from 'vitest';
import { CeilingReached, takeTurns } from '../../../server/guards/take-turns.ts';

const turns = { atOnce: 2, waiting: 3, retryAfterSeconds: 7, reason: '', title: '', notice: '' };

/** Work that ends when its test says so. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, (how?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, (how) => (how ? reject(how) : resolve(name))));
  };
  return { begun, work, end: (name: string, how?: Error) => ends.get(name)?.(how) };
}

test('so much runs at once, so much waits in its order, and the rest is refused with when to come back', async () => {
  let reached = 0;
  const inTurn = takeTurns(turns, () => {
    reached += 1;
  });
  const { begun, work, end } = works();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => inTurn(work(name)));
  const refused = await inTurn(work('f')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CeilingReached);
  expect(refused).toMatchObject({ retryAfterSeconds: 7 });
  expect([begun, reached]).toEqual([['a', 'b'], 1]);
  end('b');
  await all[1];
  const next = inTurn(work('g'));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd', 'e']) {
    end(name);
    await expect.poll(() => begun.includes(name)).toBe(true);
    end(name);
  }
  await Promise.all(all);
  end('g');
  expect(await next).toBe('g');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'g']);
});

test('work that fails gives its place to the next', async () => {
  const inTurn = takeTurns({ ...turns, atOnce: 1 }, () => undefined);
  const { work, end } = works();
  const first = inTurn(work('first'));
  const second = inTurn(work('second'));
  end('first', new Error('no'));
  await expect(first).rejects.toThrow('no');
  end('second');
  expect(await second).toBe('second');
});

import { expect, test } from 'vitest';
import { buildGrowth } from '../../tools/lib/bench-growth.mjs';

test('all pages are built in at most 500 MB of memory, caches warm', { timeout: 300_000 }, async () => {
  const sizes: number[] = [];
  await buildGrowth([1], ({ megabytes }) => sizes.push(megabytes));
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeGreaterThan(100);
  expect(sizes[0]).toBeLessThanOrEqual(500);
});

import { expect, test } from 'vitest';
import { createPageCache } from '../../../server/http/shells/create-page-cache.ts';

test('a page is filled once, again when the build changed it, and the oldest is forgotten when there are too many', () => {
  const made: string[] = [];
  const kept = createPageCache(2);
  const ask = (key: string, built: string) =>
    kept(key, built, () => {
      made.push(`${key}${built}`);
      return `page ${key}${built}`;
    });
  expect([ask('a', '1'), ask('a', '1'), ask('a', '2')]).toEqual(['page a1', 'page a1', 'page a2']);
  for (const key of ['b', 'a', 'c', 'b', 'a']) ask(key, '2');
  expect(made).toEqual(['a1', 'a2', 'b2', 'c2', 'a2']);
});

import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openAddressList } from '../../../server/database/address-list.ts';

let file: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-erasures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  file = join(folder, 'list.jsonl');
});

test('two processes of one data folder that list their first address at once agree on the key', async () => {
  const writeKey = (key: string) => appendFileSync(file, `${JSON.stringify({ key })}\n`);
  const list = openAddressList(file, () => {
    writeKey('of the other process');
    return 'its own';
  });
  await list.add('person@visitor.example', 1);
  expect(list.key()).toBe('of the other process');
  const later = openAddressList(file);
  expect([...later.read().keys()]).toEqual([later.hashOf('person@visitor.example')]);
});

test('addresses that are listed at once have one key, and each its line', async () => {
  let made = 0;
  const list = openAddressList(file, async () => `key ${made++}`);
  const emails = Array.from({ length: 6 }, (_, person) => `person.${person}@visitor.example`);
  await Promise.all(emails.map((email, at) => list.add(email, at)));
  expect(made).toBe(1);
  expect([...openAddressList(file).read().keys()]).toEqual(emails.map(list.hashOf));
});

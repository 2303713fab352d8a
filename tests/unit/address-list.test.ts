import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openAddressList } from '../../server/database/address-list.ts';

test('two processes of one data folder that list their first address at once agree on the key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'northlume-erasures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lists = [openAddressList(join(folder, 'list.jsonl')), openAddressList(join(folder, 'list.jsonl'))];
  await Promise.all(lists.map((list, place) => list.add(`person.${place}@visitor.example`, place)));
  const later = openAddressList(join(folder, 'list.jsonl'));
  expect([...later.read().keys()]).toEqual(
    expect.arrayContaining(['person.0@visitor.example', 'person.1@visitor.example'].map(later.hashOf)),
  );
});

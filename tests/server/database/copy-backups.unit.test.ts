import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyNewestBackup } from '../../../server/database/copy-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'northlume-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the newest backup of the night is copied to the second folder, which keeps as many and nothing half copied', async () => {
  const to = join(folder, 'second');
  await copyNewestBackup(folder, to, 2);
  for (const day of ['24', '25', '26']) {
    writeFileSync(join(folder, `leads-202611${day}T080000Z.sqlite.gz`), day);
    await copyNewestBackup(folder, to, 2);
  }
  expect(readdirSync(to).sort()).toEqual(['leads-20261125T080000Z.sqlite.gz', 'leads-20261126T080000Z.sqlite.gz']);
  expect(readFileSync(join(to, 'leads-20261126T080000Z.sqlite.gz'), 'utf8')).toBe('26');
});

test('a folder that cannot be written to is said, for the log of the night', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(copyNewestBackup(folder, join(folder, 'file/below'), 2)).rejects.toThrow();
});

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RestoreTest } from '../../shared/staff/backups.ts';
import { unpackBackup } from '../database/backup.ts';
import { restore } from '../database/restore.ts';
import { compareLeads } from './compare-leads.ts';

export type Compared = Pick<RestoreTest, 'ok' | 'fault' | 'tables' | 'leads'>;

/**
 * Restores a backup and compares its rows with the backup, its leads with the live database.
 * @param folder an empty folder, which the caller deletes
 * @param madeAt time of the backup; later leads are ignored
 */
export async function compareRestored(backup: string, live: string, folder: string, madeAt: number): Promise<Compared> {
  const [first, second] = [join(folder, 'backup.sqlite'), join(folder, 'restored.sqlite')];
  try {
    await unpackBackup(backup, first);
    await restore(backup, second, new Date(madeAt));
    const tables = tablesOf(first, second);
    const leads = leadsOf(second, live, madeAt);
    return { ok: tables.every(({ same }) => same) && leads.here === leads.restored, fault: null, tables, leads };
  } catch (error) {
    const none = { here: 0, restored: 0, deletedSince: 0 };
    return { ok: false, fault: (error as Error).message, tables: [], leads: none };
  }
}

const opened = (file: string) => new DatabaseSync(file, { readOnly: true });

function tablesOf(backup: string, second: string): RestoreTest['tables'] {
  const [before, after] = [opened(backup), opened(second)];
  try {
    // Without the full-text index, which is derived.
    const list = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
      and name not like '%_search%' order by name`;
    return (before.prepare(list).all() as { name: string }[]).map(({ name }) => {
      const [one, other] = [contentOf(before, name), contentOf(after, name)];
      return { name, rows: other.rows, same: one.digest === other.digest };
    });
  } finally {
    before.close();
    after.close();
  }
}

function contentOf(database: DatabaseSync, table: string): { rows: number; digest: string } {
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of database.prepare(`select * from "${table}"`).iterate()) {
    hash.update(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value)));
    rows += 1;
  }
  return { rows, digest: hash.digest('hex') };
}

function leadsOf(second: string, live: string, madeAt: number): RestoreTest['leads'] {
  const [restored, here] = [opened(second), opened(live)];
  try {
    const known = `select reference, content_hash from leads where received_at < ?`;
    const read = (database: DatabaseSync) =>
      database.prepare(known).all(madeAt) as { reference: string; content_hash: string }[];
    return compareLeads(read(restored), read(here));
  } finally {
    restored.close();
    here.close();
  }
}

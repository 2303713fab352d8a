import type { RestoreTest } from '../../shared/staff/backups.ts';
import { type Actor, record } from '../database/audit.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Transaction } from '../database/schema.ts';

/** Stores what a night deleted, even if nothing, as proof that it ran. */
export async function recordDeletions(
  trx: Transaction,
  { at, counts }: { at: Instant; counts: Record<string, number> },
) {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  await trx
    .insertInto('deletions')
    .values({ at, counts: JSON.stringify(Object.fromEntries(some)) })
    .execute();
}

export async function saveRestoreTest(trx: Transaction, { actor, test }: { actor: Actor; test: RestoreTest }) {
  const { at, askedBy, ...found } = test;
  await trx
    .insertInto('restore_tests')
    .values({ at, asked_by: askedBy, found: JSON.stringify(found) })
    .execute();
  const detail = test.ok ? 'whole' : 'not whole';
  await record(trx, actor, { action: 'restore tested', about: test.backup, detail }, at);
}

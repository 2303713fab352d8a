import type { RestoreTest } from '../../widgets/contract/keeping.ts';
import { type Actor, record } from '../database/audit.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';

/** Keeps what a night deleted; a night that deleted nothing too, so that one sees that it ran. */
export const keepDeletions = unit(
  import.meta.url,
  'keepDeletions',
  async ({ insert }, { at, counts }: { at: Instant; counts: Record<string, number> }) => {
    const some = Object.entries(counts).filter(([, count]) => count > 0);
    await insert('deletions', { at, counts: JSON.stringify(Object.fromEntries(some)) });
  },
);

/** Keeps what a restore test found. */
export const keepRestoreTest = unit(
  import.meta.url,
  'keepRestoreTest',
  async (transaction, { actor, test }: { actor: Actor; test: RestoreTest }) => {
    const { at, askedBy, ...found } = test;
    await transaction.insert('restore_tests', { at, asked_by: askedBy, found: JSON.stringify(found) });
    const detail = test.ok ? 'whole' : 'not whole';
    await record(transaction, actor, { action: 'restore tested', about: test.backup, detail }, at);
  },
);

import type { Kysely } from 'kysely';
import type { WaitingAnswer } from '../../shared/staff/staff-chats.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Schema } from '../database/schema.ts';
import { waits } from './read-chats.ts';
import { whoAnswers } from './who-answers.ts';

const most = 500;

/** Counts those that wait for this member or anyone, without those that a colleague answers. */
export async function countWaiting(read: Kysely<Schema>, staff: number, now: Instant): Promise<WaitingAnswer> {
  const rows = await read
    .selectFrom('conversations')
    .select(['waits_for', 'staff_id', 'staff_name', 'staff_seen_at'])
    .where('waits_since', 'is not', null)
    .where('suspicion', 'is', null)
    .where(waits(now))
    .limit(most)
    .execute();
  const open = rows.filter((row) => row.staff_id === staff || whoAnswers(row, now) === null);
  return { waiting: open.length, emergencies: open.filter(({ waits_for }) => waits_for === 'emergency').length };
}

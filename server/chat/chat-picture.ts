import type { Kysely } from 'kysely';
import type { Instant } from '../database/columns/instant.ts';
import type { Schema } from '../database/schema.ts';
import { whoAnswers } from './who-answers.ts';

/** The most recent conversations are watched even if they wait for nobody. */
const mostRecent = 100;
const mostWaiting = 300;

/** Snapshot for the change feed, by id. */
export async function chatPicture(read: Kysely<Schema>, now: Instant): Promise<Map<string, string>> {
  const rows = () =>
    read.selectFrom('conversations').select(({ selectFrom }) => [
      'id',
      'last_at',
      'staff_name',
      'staff_seen_at',
      'waits_for',
      'waits_since',
      selectFrom('chat_messages')
        .select(({ fn }) => fn.max<number | null>('chat_messages.id').as('newest'))
        .whereRef('conversation_id', '=', 'conversations.id')
        .as('newest'),
    ]);
  const found = await Promise.all([
    rows().where('waits_since', 'is not', null).orderBy('waits_since', 'desc').limit(mostWaiting).execute(),
    rows().where('staff_id', 'is not', null).limit(mostWaiting).execute(),
    rows().orderBy('last_at', 'desc').limit(mostRecent).execute(),
  ]);
  return new Map(
    found.flat().map((row) => {
      // Changes every few seconds.
      const { id, staff_seen_at: _, ...seen } = row;
      return [id, JSON.stringify({ ...seen, answers: whoAnswers(row, now) })];
    }),
  );
}

import { type Kysely, type SqlBool, sql } from 'kysely';
import { type ChatsAnswer, type ChatView, chatsPage, waitReasons } from '../../shared/staff/staff-chats.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Schema } from '../database/schema.ts';
import { chatItem, chatItems } from './chat-item.ts';
import { chatUse } from './chat-limits.ts';

/** `person` and `reply` are equally urgent. */
const urgency = sql`case waits_for ${sql.join(
  waitReasons.map((reason) => sql`when ${reason} then ${reason === 'reply' ? 1 : waitReasons.indexOf(reason)}`),
  sql` `,
)} else 9 end`;

/** Includes those that staff have joined; an old question no longer waits. */
export const waits = (now: Instant) =>
  sql<SqlBool>`(waits_since is not null or staff_id is not null)
    and not (coalesce(waits_for, '') = 'question' and waits_since < ${now - chatUse.questionWaitsMs})`;

export async function readChats(
  read: Kysely<Schema>,
  { view, offset, staff, now }: { view: ChatView; offset: number; staff: number; now: Instant },
): Promise<ChatsAnswer> {
  const page = read
    .selectFrom('conversations')
    .select('id')
    .limit(chatsPage + 1)
    .offset(offset);
  const ordered =
    view === 'all'
      ? page.orderBy('last_at', 'desc').orderBy('id')
      : page
          .where(waits(now))
          // Suspected scripts come last.
          .orderBy(sql`case when suspicion is null then 0 else 1 end`)
          .orderBy(urgency)
          .orderBy('waits_since')
          .orderBy('id');
  // The ids first: SQLite works out all of a row before it sorts, of thousands as of those that are shown.
  const ids = (await ordered.execute()).map(({ id }) => id);
  const rows = ids.length > 0 ? await chatItems(read).where('conversations.id', 'in', ids).execute() : [];
  const items = rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .slice(0, chatsPage)
    .map((row) => chatItem(row, staff, now));
  return { items, more: ids.length > chatsPage, now };
}

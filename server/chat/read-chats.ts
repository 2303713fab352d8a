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
  const page = chatItems(read)
    .limit(chatsPage + 1)
    .offset(offset);
  const rows =
    view === 'all'
      ? page.orderBy('last_at', 'desc').orderBy('conversations.id')
      : page
          .where(waits(now))
          // Suspected scripts come last.
          .orderBy(sql`case when suspicion is null then 0 else 1 end`)
          .orderBy(urgency)
          .orderBy('waits_since')
          .orderBy('conversations.id');
  const items = (await rows.execute()).map((row) => chatItem(row, staff, now));
  return { items: items.slice(0, chatsPage), more: items.length > chatsPage, now };
}

import { type Kysely, type SqlBool, sql } from 'kysely';
import { type ChatsAnswer, type ChatView, chatsPage, waitReasons } from '../../shared/staff/staff-chats.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Schema } from '../database/schema.ts';
import { chatItem, chatItems } from './chat-item.ts';
import { chatUse } from './chat-limits.ts';

/** The most pressing first; `person` and `reply` press alike. */
const urgency = sql`case waits_for ${sql.join(
  waitReasons.map((reason) => sql`when ${reason} then ${reason === 'reply' ? 1 : waitReasons.indexOf(reason)}`),
  sql` `,
)} else 9 end`;

/** Of what waits, and of what staff have joined. A question of long ago waits no longer. */
export const waits = (now: Instant) =>
  sql<SqlBool>`(waits_since is not null or staff_id is not null)
    and not (coalesce(waits_for, '') = 'question' and waits_since < ${now - chatUse.questionWaitsMs})`;

/** A page of conversations: those that need a person, or all, the newest first. */
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
          // Conversations that look like a script's come last.
          .orderBy(sql`case when suspicion is null then 0 else 1 end`)
          .orderBy(urgency)
          .orderBy('waits_since')
          .orderBy('conversations.id');
  const items = (await rows.execute()).map((row) => chatItem(row, staff, now));
  return { items: items.slice(0, chatsPage), more: items.length > chatsPage, now };
}

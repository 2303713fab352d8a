import { type Kysely, sql } from 'kysely';
import type { StaffChatAnswer, StaffChatEntry } from '../../shared/staff/staff-chats.ts';
import type { StaffActor } from '../database/audit.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Schema } from '../database/schema.ts';
import { chatEntry } from './chat-entry.ts';
import { chatItem, chatItems } from './chat-item.ts';
import { messagesInOrder } from './messages-in-order.ts';
import type { ChatMessageRow } from './tables.ts';

export async function readStaffChat(
  read: Kysely<Schema>,
  id: string,
  member: StaffActor,
  now: Instant,
): Promise<StaffChatAnswer | undefined> {
  const row = await chatItems(read).select(['phone', 'origin']).where('conversations.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const [messages, leads, staff] = await Promise.all([
    messagesInOrder(read, id).execute(),
    read
      .selectFrom('leads')
      .select(['reference', 'received_at', 'details'])
      .where(sql`lower(leads.email)`, '=', row.email.toLowerCase())
      .orderBy('leads.id', 'desc')
      .execute(),
    read.selectFrom('staff').select('chat_name').where('id', '=', member.id).executeTakeFirst(),
  ]);
  return {
    ...chatItem(row, member.id, now),
    phone: row.phone,
    origin: row.origin,
    messages: messages.map(staffEntry),
    leads: leads
      .filter(({ details }) => details?.includes(id))
      .map(({ reference, received_at }) => ({ reference, receivedAt: received_at })),
    yourName: staff?.chat_name ?? firstName(member.email),
    now,
  };
}

function staffEntry(row: ChatMessageRow): StaffChatEntry {
  return {
    ...chatEntry(row),
    ...(row.known === 0 && { unknown: true }),
    ...(row.helpful !== null && { helpful: row.helpful === 1 }),
    ...(row.reason && { reason: row.reason }),
  };
}

/** `sam.lee@…` is Sam until they choose a name. */
function firstName(email: string): string {
  const [name = ''] = email.split(/[@._+-]/);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

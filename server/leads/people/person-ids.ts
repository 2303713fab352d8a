import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Rows = {
  reference: string | undefined;
  chat: string | undefined;
  contact: number | undefined;
  subscriber: string | undefined;
};

/** `K7P-4QX`, of who sent no request such as `contact-12`: a row of the person, so that no address of a page names them. */
export function personIdOf({ reference, chat, contact, subscriber }: Rows): string {
  if (reference !== undefined) return reference;
  if (chat !== undefined) return `chat-${chat}`;
  return contact === undefined ? `subscriber-${subscriber}` : `contact-${contact}`;
}

/** The key of the person whose row an id names, or whose email it is; undefined if there is no such row. */
export async function keyOfPerson(read: Kysely<Schema>, id: string): Promise<string | undefined> {
  if (id.includes('@')) return id.toLowerCase();
  const [, kind, row = ''] = /^(chat|contact|subscriber)-([\w-]{1,60})$/.exec(id) ?? [];
  const email = sql<string>`lower(email)`.as('key');
  const rows = {
    chat: () => read.selectFrom('conversations').select(email).where('id', '=', row).executeTakeFirst(),
    contact: () =>
      read
        .selectFrom('contacts')
        .select(sql<string>`coalesce(email, phone_key)`.as('key'))
        .where('id', '=', /^\d{1,9}$/.test(row) ? Number(row) : -1)
        .executeTakeFirst(),
    subscriber: () => read.selectFrom('subscribers').select(email).where('id', '=', row).executeTakeFirst(),
    reference: () => read.selectFrom('leads').select(email).where('reference', '=', id.slice(0, 20)).executeTakeFirst(),
  };
  return (await rows[(kind as keyof typeof rows | undefined) ?? 'reference']())?.key;
}

import { sql } from 'kysely';
import { deleteConversation } from '../../chat/purge-conversations.ts';
import type { Instant } from '../../database/columns/instant.ts';
import type { Database } from '../../database/database.ts';
import type { DatabaseReader, Transaction } from '../../database/schema.ts';
import { wordsOfPerson } from '../delete-person.ts';
import { eraseMentionsInTurns } from '../erase-mentions.ts';
import { deleteLeads, untilNone } from '../purge-leads.ts';
import { takeOffList } from '../sum-up-person.ts';

/** Small, because visitors' writes wait for the transaction. */
const pageSize = 50;

type Most = {
  until: Instant;
  /** Reference of the lead by which the person is found again if this is cut short. */
  keep?: string | undefined;
};

/**
 * Of an address that sent very much, deletes the most a page at a time, between which others write; `deletePerson` deletes
 * the rest. Cut short, the next start goes on (replay-erasures.ts): what names the person elsewhere goes first, as the
 * words for it go with the rows. Returns the number of leads.
 */
export async function deleteInTurns(database: Database, email: string, most: Most): Promise<number> {
  const address = email.toLowerCase();
  const pages = [leadsOf(database.read, address, most), chatsOf(database.read, address)];
  const counts = await Promise.all(pages.map((page) => page.execute()));
  if (counts.every(({ length }) => length < pageSize)) return 0;
  await eraseMentionsInTurns(database, await wordsOfPerson(database.read, address, most.until));
  const leads = await untilNone(() => database.transaction().execute((trx) => deleteLeadPage(trx, address, most)));
  await untilNone(() => database.transaction().execute((trx) => deleteChatPage(trx, address)));
  return leads;
}

async function deleteLeadPage(trx: Transaction, address: string, most: Most): Promise<number> {
  const page = await leadsOf(trx, address, most).execute();
  await takeOffList(trx, address);
  await deleteLeads(
    trx,
    page.map(({ id }) => id),
  );
  return page.length;
}

async function deleteChatPage(trx: Transaction, address: string): Promise<number> {
  const page = await chatsOf(trx, address).execute();
  await takeOffList(trx, address);
  for (const { id } of page) await deleteConversation(trx, id);
  return page.length;
}

/** Without those that are merged: by them the person's other addresses are found again. */
const leadsOf = (read: DatabaseReader, address: string, { until, keep = '' }: Most) =>
  read
    .selectFrom('leads')
    .select('id')
    .where(sql`lower(email)`, '=', address)
    .where('received_at', '<=', until)
    .where('reference', '!=', keep)
    .where('merged_into', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('leads as part').select('part.id').whereRef('part.merged_into', '=', 'leads.id'))),
    )
    .limit(pageSize);

const chatsOf = (read: DatabaseReader, address: string) =>
  read.selectFrom('conversations').select('id').where(sql`lower(email)`, '=', address).limit(pageSize);

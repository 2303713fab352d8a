import { type Actor, record } from '../database/audit.ts';
import { unit } from '../database/unit.ts';

/** Deletes one contact and what undoes its changes. False when there is none with this number. */
export const eraseContact = unit(
  import.meta.url,
  'eraseContact',
  async (transaction, { actor, contact, at }: { actor: Actor; contact: number; at: number }): Promise<boolean> => {
    const { query } = transaction;
    await query.deleteFrom('contact_changes').where('contact_id', '=', contact).execute();
    const { numDeletedRows } = await query.deleteFrom('contacts').where('id', '=', contact).executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await record(transaction, actor, { action: 'contact erased', about: `contact ${contact}` }, at);
    return true;
  },
);

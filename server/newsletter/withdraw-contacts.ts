import type { Transaction } from '../database/schema.ts';

/** An imported person wants no more letters; what proves the consent stays. Returns how many contacts say so now. */
export async function withdrawContacts(trx: Transaction, email: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('contacts')
    .set({ basis: 'unsubscribed' })
    .where('email', '=', email)
    .where('basis', '!=', 'unsubscribed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

import type { Transaction } from '../../database/schema.ts';

/** Also marks the member's notices about the lead as read. */
export async function openLead(
  trx: Transaction,
  { staffId, reference, at }: { staffId: number; reference: string; at: number },
): Promise<void> {
  const lead = await trx.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst();
  if (!lead) return;
  await trx
    .insertInto('lead_openings')
    .values({ lead_id: lead.id, staff_id: staffId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('notices')
    .set({ read_at: at })
    .where('lead_id', '=', lead.id)
    .where('staff_id', '=', staffId)
    .where('read_at', 'is', null)
    .execute();
}

export async function markRead(
  trx: Transaction,
  { staffId, ids, at }: { staffId: number; ids: number[]; at: number },
): Promise<void> {
  await trx
    .updateTable('notices')
    .set({ read_at: at })
    .where('staff_id', '=', staffId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
}

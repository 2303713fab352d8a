import { unit } from '../../database/unit.ts';

/** Somebody has opened a lead: the first time is kept, and what they were told about it is read. */
export const openLead = unit(
  import.meta.url,
  'openLead',
  async (
    { query, insert },
    { staffId, reference, at }: { staffId: number; reference: string; at: number },
  ): Promise<void> => {
    const lead = await query.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst();
    if (!lead) return;
    await insert('lead_openings', { lead_id: lead.id, staff_id: staffId, at }, 'ignore');
    await query
      .updateTable('notices')
      .set({ read_at: at })
      .where('lead_id', '=', lead.id)
      .where('staff_id', '=', staffId)
      .where('read_at', 'is', null)
      .execute();
  },
);

/** Marks one's own notices as read. */
export const markRead = unit(
  import.meta.url,
  'markRead',
  async ({ query }, { staffId, ids, at }: { staffId: number; ids: number[]; at: number }): Promise<void> => {
    await query
      .updateTable('notices')
      .set({ read_at: at })
      .where('staff_id', '=', staffId)
      .where('id', 'in', ids)
      .where('read_at', 'is', null)
      .execute();
  },
);

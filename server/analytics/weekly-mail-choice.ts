import type { Kysely } from 'kysely';
import type { Schema, Transaction } from '../database/schema.ts';

export async function wantsWeeklyMail(read: Kysely<Schema>, staff: number): Promise<boolean> {
  const row = await read.selectFrom('staff').select('weekly_figures').where('id', '=', staff).executeTakeFirst();
  return row?.weekly_figures === 1;
}

export async function chooseWeeklyMail(
  trx: Transaction,
  { staff, wanted }: { staff: number; wanted: boolean },
): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ weekly_figures: wanted ? 1 : 0 })
    .where('id', '=', staff)
    .execute();
}

import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { unit } from '../database/unit.ts';

export async function wantsWeeklyMail(read: Kysely<Schema>, staff: number): Promise<boolean> {
  const row = await read.selectFrom('staff').select('weekly_figures').where('id', '=', staff).executeTakeFirst();
  return row?.weekly_figures === 1;
}

export const chooseWeeklyMail = unit(
  import.meta.url,
  'chooseWeeklyMail',
  async ({ query }, { staff, wanted }: { staff: number; wanted: boolean }): Promise<void> => {
    await query
      .updateTable('staff')
      .set({ weekly_figures: wanted ? 1 : 0 })
      .where('id', '=', staff)
      .execute();
  },
);

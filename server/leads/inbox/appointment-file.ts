import type { Kysely } from 'kysely';
import { meetingFile } from '../../../shared/company/calendar-file.ts';
import { company } from '../../../shared/company/company.ts';
import type { Schema } from '../../database/schema.ts';
import { requestLabel } from '../service-label.ts';

const minutes = 30;

/** Undefined without a lead or a date. The file holds only whom to call and about what; its link requires a sign-in. */
export async function appointmentFile(
  read: Kysely<Schema>,
  reference: string,
  page: string,
  now: Date,
): Promise<string | undefined> {
  const lead = await read.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!lead || lead.next_step_at === null) return undefined;
  const who = [lead.name, lead.company].filter((part, place, all) => part && all.indexOf(part) === place).join(', ');
  return meetingFile(
    {
      uid: `lead-${reference}@${company.origin.replace(/^https?:\/\//, '')}`,
      at: new Date(lead.next_step_at),
      minutes,
      title: `${requestLabel(lead)}: ${who || lead.email}`,
      text: [lead.next_step, lead.phone, lead.email, reference].filter(Boolean).join('\n'),
      url: page,
      // The next step has no count of its own: of two files the later applies.
      sequence: Math.floor(now.getTime() / 1000) % 2_000_000_000,
    },
    now,
  );
}

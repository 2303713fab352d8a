import type { Database } from '../database/database.ts';
import type { JobRow } from '../database/schema.ts';
import { automatic, type Writer } from '../notifications/create-compose.ts';
import { staffLetter } from './letters/staff-letter.ts';
import { visitorLetter } from './letters/visitor-letter.ts';

/**
 * Writes the mails about leads: one to staff, one to the visitor.
 * @param leadsTo one address, or several with commas
 */
export function leadMails({ read }: Database, leadsTo: string): Record<'lead-staff' | 'lead-visitor', Writer> {
  const leadOf = ({ lead_id }: JobRow) =>
    read
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', lead_id ?? -1)
      .executeTakeFirstOrThrow();

  return {
    'lead-staff': async (job) => {
      const lead = await leadOf(job);
      const consents = await read.selectFrom('consents').select('text_id').where('lead_id', '=', lead.id).execute();
      const confirmation = await read
        .selectFrom('jobs')
        .select('id')
        .where('lead_id', '=', lead.id)
        .where('kind', '=', 'lead-visitor')
        .executeTakeFirst();
      const letter = staffLetter(lead, {
        consents: consents.map((consent) => consent.text_id),
        confirmed: confirmation !== undefined,
      });
      return { letter, about: lead.id, to: leadsTo, replyTo: { name: lead.name ?? '', address: lead.email } };
    },

    'lead-visitor': async (job) => {
      const lead = await leadOf(job);
      const to = { name: '', address: lead.email };
      return { letter: visitorLetter(lead), about: lead.id, to, headers: automatic };
    },
  };
}

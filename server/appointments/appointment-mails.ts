import type { Database } from '../database/database.ts';
import { automatic, type LetterWriter } from '../notifications/create-compose.ts';
import type { JobRow } from '../notifications/tables.ts';
import { type LetterParts, staffsLetter, visitorsLetter } from './appointment-letters.ts';
import type { AppointmentLinks } from './appointment-links.ts';
import { invitation } from './calendar-files.ts';
import { appointmentOf, isBooked } from './read-appointments.ts';

type MailParts = {
  database: Database;
  links: AppointmentLinks;
  siteOrigin: string;
  leadsTo: string;
  clock: () => Date;
};

/** Null if a later email says what has become of the call. */
export function appointmentMails({
  database: { read },
  links,
  siteOrigin,
  leadsTo,
  clock,
}: MailParts): Record<'appointment-visitor' | 'appointment-reminder' | 'appointment-staff', LetterWriter> {
  async function partsOf(job: JobRow): Promise<LetterParts | undefined> {
    const id = job.lead_id ?? -1;
    const lead = await read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
    const row = await appointmentOf(read, id);
    const later = await read
      .selectFrom('jobs')
      .select('id')
      .where('lead_id', '=', id)
      .where('kind', '=', job.kind)
      .where('id', '>', job.id)
      .limit(1)
      .executeTakeFirst();
    return lead && row && !later ? { lead, row, links, siteOrigin } : undefined;
  }

  function toVisitor(parts: LetterParts, isReminder: boolean) {
    const { lead, row } = parts;
    return {
      letter: visitorsLetter(parts, isReminder),
      about: lead.id,
      to: { name: '', address: lead.email },
      headers: automatic,
      icalEvent: {
        method: row.cancelled_at === null ? ('REQUEST' as const) : ('CANCEL' as const),
        filename: 'call.ics',
        content: invitation({ row, reference: lead.reference, links, siteOrigin }, lead.email, clock()),
      },
    };
  }

  return {
    'appointment-visitor': async (job) => {
      const parts = await partsOf(job);
      return parts ? toVisitor(parts, false) : null;
    },

    'appointment-reminder': async (job) => {
      const parts = await partsOf(job);
      // Moved or cancelled since: another email says so.
      if (!parts || !isBooked(parts.row) || parts.row.reminded_for !== parts.row.starts_at) return null;
      return toVisitor(parts, true);
    },

    'appointment-staff': async (job) => {
      const parts = await partsOf(job);
      if (!parts) return null;
      const caller = await read
        .selectFrom('staff')
        .select(['email', 'name'])
        .where('id', '=', parts.row.staff_id ?? -1)
        .executeTakeFirst();
      return { letter: staffsLetter(parts, caller?.name ?? caller?.email), about: parts.lead.id, to: leadsTo };
    },
  };
}

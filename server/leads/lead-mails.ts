import type { Kysely } from 'kysely';
import { company } from '../../shared/company/company.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { automatic, type LetterWriter } from '../notifications/create-compose.ts';
import type { Letter } from '../notifications/letters/letter.ts';
import type { JobRow } from '../notifications/tables.ts';
import { canBeRepliedTo } from './can-be-replied-to.ts';
import { replyLetter } from './reply-letter.ts';
import { staffLetter } from './staff-letter.ts';
import type { LeadRow } from './tables.ts';
import { visitorLetter } from './visitor-letter.ts';

/**
 * @param leadsTo one address, or several separated by commas
 * @param timesOf path of a page with free times for a call; undefined if none can be chosen
 */
export function leadMails(
  { read }: Database,
  leadsTo: string,
  siteOrigin: string,
  timesOf: (reference: string) => Promise<string | undefined>,
): Record<'lead-staff' | 'lead-visitor' | 'lead-reply', LetterWriter> {
  return {
    'lead-staff': async (job) => {
      const { lead, letter } = await staffLetterOf(read, job, siteOrigin);
      const replyTo = { name: lead.name ?? '', address: lead.email };
      return { letter, about: lead.id, to: leadsTo, ...(canBeRepliedTo(lead.email) && { replyTo }) };
    },

    'lead-visitor': async (job) => {
      const lead = await leadOf(read, job);
      const to = { name: '', address: lead.email };
      const times = await timesOf(lead.reference);
      return { letter: visitorLetter(lead, times && siteOrigin + times), about: lead.id, to, headers: automatic };
    },

    'lead-reply': async (job) => {
      const lead = await leadOf(read, job);
      const reply = await read
        .selectFrom('lead_replies')
        .selectAll()
        .where('id', '=', job.reply_id ?? -1)
        .executeTakeFirst();
      if (!reply) return null;
      const writer = await read
        .selectFrom('staff')
        .select(['name', 'signature'])
        .where('id', '=', reply.staff_id)
        .executeTakeFirst();
      const name = writer?.name ?? '';
      return {
        letter: replyLetter({ ...reply, signature: writer?.signature ?? null }, lead),
        about: lead.id,
        to: { name: '', address: lead.email },
        replyTo: { name: reply.reply_to ? name : company.name, address: reply.reply_to ?? company.email },
        ...(name && { fromName: name }),
        thread: await sentTo(read, job),
      };
    },
  };
}

/** The emails to the visitor before this one: clients show them as one conversation. */
function sentTo(read: Kysely<Schema>, { id, lead_id }: JobRow): Promise<JobRow[]> {
  return read
    .selectFrom('jobs')
    .selectAll()
    .where('lead_id', '=', lead_id)
    .where('kind', 'in', ['lead-visitor', 'lead-reply'])
    .where('sent_at', 'is not', null)
    .where('id', '<', id)
    .orderBy('id')
    .execute();
}

export async function staffLetterOf(
  read: Kysely<Schema>,
  job: JobRow,
  siteOrigin: string,
): Promise<{ lead: LeadRow; letter: Letter }> {
  const lead = await leadOf(read, job);
  const consents = await read.selectFrom('consents').select('text_id').where('lead_id', '=', lead.id).execute();
  const confirmation = await read
    .selectFrom('jobs')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'lead-visitor')
    .executeTakeFirst();
  const context = {
    consents: consents.map((consent) => consent.text_id),
    confirmed: confirmation !== undefined,
    siteOrigin,
  };
  return { lead, letter: staffLetter(lead, context) };
}

function leadOf(read: Kysely<Schema>, { lead_id }: JobRow): Promise<LeadRow> {
  return read
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', lead_id ?? -1)
    .executeTakeFirstOrThrow();
}

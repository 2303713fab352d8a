import type { Kysely } from 'kysely';
import { company } from '../../../shared/company/company.ts';
import {
  fillTemplate,
  type NewReply,
  type ReplyPreview,
  type ReplyStart,
  type ReplyValues,
} from '../../../shared/staff/replies.ts';
import type { Schema } from '../../database/schema.ts';
import { torontoClock, torontoDayName } from '../../format/toronto-time.ts';
import { headerText } from '../../notifications/header-text.ts';
import { letterText } from '../../notifications/letters/letter-text.ts';
import { replyLetter } from '../reply-letter.ts';
import { requestLabel } from '../service-label.ts';
import type { LeadRow } from '../tables.ts';
import { listTemplates } from './template-writes.ts';

/** Who writes. */
export type Writer = { id: number; email: string };

export async function startReply(
  read: Kysely<Schema>,
  reference: string,
  { me, from }: { me: Writer; from: string },
): Promise<ReplyStart | undefined> {
  const lead = await leadOf(read, reference);
  if (!lead) return undefined;
  const { name, signature } = await writerOf(read, me);
  const call = await read
    .selectFrom('appointments')
    .select('starts_at')
    .where('lead_id', '=', lead.id)
    .where('seat', 'is not', null)
    .executeTakeFirst();
  const at = call?.starts_at ?? lead.next_step_at;
  const values = valuesOf(lead, name, at);
  const templates = await listTemplates(read);
  return {
    to: lead.email,
    from,
    company: company.email,
    signature,
    hasWords: lead.message !== null,
    templates: templates.map(({ id, name, subject, body }) => ({
      id,
      name,
      subject: headerText(fillTemplate(subject, values)).slice(0, 150),
      body: fillTemplate(body, values),
    })),
  };
}

export async function previewReply(
  read: Kysely<Schema>,
  reference: string,
  { me, from, reply }: { me: Writer; from: string; reply: NewReply },
): Promise<ReplyPreview | undefined> {
  const lead = await leadOf(read, reference);
  if (!lead) return undefined;
  const { signature, given } = await writerOf(read, me);
  const letter = replyLetter({ ...reply, quotes: reply.quote ? 1 : 0, signature }, lead);
  return {
    from: given ? `${given}, ${company.name}` : from,
    to: lead.email,
    replyTo: reply.replyTo === 'me' ? me.email : company.email,
    subject: headerText(letter.subject),
    text: letterText(letter),
  };
}

/** `given`: the name that the person has set. */
async function writerOf(read: Kysely<Schema>, { id, email }: Writer) {
  const row = await read.selectFrom('staff').select(['name', 'signature']).where('id', '=', id).executeTakeFirst();
  return { name: row?.name ?? nameOf(email), given: row?.name ?? null, signature: row?.signature ?? null };
}

/** @param at of the call that is booked, else of the next step */
function valuesOf(lead: LeadRow, me: string, at: number | null): ReplyValues {
  return {
    name: greeted(lead),
    company: lead.company ?? 'your company',
    about: requestLabel(lead),
    reference: lead.reference,
    appointment: at === null ? '[date and time]' : `${torontoDayName(at)} at ${torontoClock(at)}`,
    me,
    'our company': company.name,
    'our phone': company.phone.display,
  };
}

/** `Roy, Bo` is greeted as `Bo Roy`; the hero form gives the name of the company, which nobody greets. */
function greeted({ name, company: firm }: LeadRow): string {
  if (name === null || name === firm) return 'there';
  const [, last, first] = /^([\p{L}'’-]+), ([\p{L}. '’-]+)$/u.exec(name) ?? [];
  return first ? `${first} ${last}` : name;
}

/** `sam.lee@…` signs as `Sam Lee`. */
const nameOf = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join(' ');

function leadOf(read: Kysely<Schema>, reference: string): Promise<LeadRow | undefined> {
  return read.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
}

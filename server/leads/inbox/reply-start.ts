import type { Kysely } from 'kysely';
import { company } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { type LanguageCode, languageOf, languages } from '../../../shared/languages.ts';
import {
  fillTemplate,
  type NewReply,
  type ReplyPreview,
  type ReplyStart,
  type ReplyValues,
} from '../../../shared/staff/replies.ts';
import type { Schema } from '../../database/schema.ts';
import { headerText } from '../../notifications/header-text.ts';
import { letterText } from '../../notifications/letters/letter-text.ts';
import { conversationOf } from '../conversation-of.ts';
import { replyLetter } from '../reply-letter.ts';
import { requestLabel } from '../service-label.ts';
import type { LeadRow } from '../tables.ts';
import { listTemplates } from './template-writes.ts';

/** The colleague who writes the reply. */
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
  const language = languageOf(await wordsOf(read, lead));
  const templates = (await listTemplates(read)).toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  return {
    to: lead.email,
    from,
    company: company.email,
    signature,
    hasWords: lead.message !== null,
    language,
    subject: `${languages[language].subject} ${lead.reference}`,
    templates: templates.map(({ subject, body, ...template }) => {
      const values = valuesOf(lead, name, { at, language: template.language });
      return {
        ...template,
        subject: headerText(fillTemplate(subject, values)).slice(0, 150),
        body: fillTemplate(signature ? body.replace(closing, '') : body, values),
      };
    }),
  };
}

/** The last lines of a template, which a signature would repeat. */
const closing = /\s*\{\{ *me *\}\}(?:\s*\{\{ *our company *\}\})?\s*$/;

/** Characters from which the language is detected; someone may have sent hundreds of long emails. */
const enoughWords = 20_000;

/** What the person wrote: on the form, by email, in the chat. */
async function wordsOf(read: Kysely<Schema>, lead: LeadRow): Promise<string> {
  const [emails, chat] = await Promise.all([
    read
      .selectFrom('lead_events')
      .select('detail as text')
      .where('lead_id', '=', lead.id)
      .where('kind', '=', 'email')
      .orderBy('id', 'desc')
      .limit(20)
      .execute(),
    read
      .selectFrom('chat_messages')
      .select('content as text')
      .where('conversation_id', '=', conversationOf(lead) ?? '')
      .where('role', '=', 'user')
      .limit(20)
      .execute(),
  ]);
  return [lead.message ?? '', ...[...emails, ...chat].map(({ text }) => text)].join('\n').trim().slice(0, enoughWords);
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
function valuesOf(
  lead: LeadRow,
  me: string,
  { at, language }: { at: number | null; language: LanguageCode },
): ReplyValues {
  const { nobody, yourCompany, noTime } = languages[language];
  return {
    name: greeted(lead) ?? nobody,
    'first name': firstName(greeted(lead)) ?? nobody,
    company: lead.company ?? yourCompany,
    about: requestLabel(lead),
    reference: lead.reference,
    appointment: at === null ? noTime : timeIn(language, at),
    me,
    'our company': company.name,
    'our phone': company.phone.display,
  };
}

/** `Thursday, November 26 at 14:00`, `jeudi 26 novembre à 14 h 00`, by the clock of the offices. */
function timeIn(language: LanguageCode, moment: number): string {
  const { locale, at } = languages[language];
  const { timeZone } = hours;
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  return `${day.format(moment)}${at}${clock.format(moment).replace(/^0(?=\d)/, '')}`;
}

/** `de Souza, Ana` is greeted as `Ana de Souza`; the hero form gives the name of the company, which nobody greets. */
function greeted({ name, company: firm }: LeadRow): string | undefined {
  if (name === null || name === firm) return undefined;
  const [, last, first] = /^((?:\p{Ll}+ )*[\p{L}'’-]+), ([\p{L}. '’-]+)$/u.exec(name) ?? [];
  return first ? `${first} ${last}` : name;
}

const titles = /^(?:dr|prof|mr|mrs|ms|mx|mme|mlle|madame|monsieur)\.?$/i;

/** `Dr. Ellis Park` is greeted as `Dr. Park`, `Mme Roy` as `Mme Roy`. Names that begin with an initial stay whole. */
function firstName(name: string | undefined): string | undefined {
  const [first = '', ...rest] = name?.split(/\s+/) ?? [];
  if (titles.test(first) && rest.length > 0) return `${first} ${rest.at(-1)}`;
  return /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : name;
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

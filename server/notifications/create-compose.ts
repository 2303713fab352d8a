import type { Database } from '../database/database.ts';
import type { JobKind, JobRow } from '../database/schema.ts';
import { confirmDays } from '../newsletter/create-newsletter.ts';
import type { LinkTokens } from '../newsletter/link-tokens.ts';
import { isSubscribed } from '../newsletter/subscription-state.ts';
import type { Compose } from './create-worker.ts';
import type { Letter } from './letters/letter.ts';
import { letterHtml } from './letters/letter-html.ts';
import { letterText } from './letters/letter-text.ts';
import { newsletterLetter } from '../newsletter/confirm-letter.ts';
import { staffLetter } from '../leads/letters/staff-letter.ts';
import { visitorLetter } from '../leads/letters/visitor-letter.ts';
import type { Mail } from './mail.ts';

export type ComposeParts = {
  database: Database;
  tokens: LinkTokens;
  /** Scheme and host of the links. */
  siteOrigin: string;
  mailFrom: string;
  /** One address, or several with commas. */
  leadsTo: string;
};

/** What a letter is to, and how it is marked. */
type Envelope = Pick<Mail, 'to' | 'headers'> & Partial<Pick<Mail, 'replyTo'>>;

/** Says to vacation responders and mail programs that no person wrote this (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Makes the mail of a job from what the database holds now; null when it is no longer wanted. */
export function createCompose({ database, tokens, siteOrigin, mailFrom, leadsTo }: ComposeParts): Compose {
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? new URL(siteOrigin).hostname;

  function mail(job: JobRow, letter: Letter, envelope: Envelope): Mail {
    const about = job.lead_id ?? job.subscriber_id;
    return {
      messageId: `<${job.kind}.${job.id}.${about}.${job.created_at.toString(36)}@${domain}>`,
      from: mailFrom,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      ...envelope,
    };
  }

  async function leadStaff(job: JobRow): Promise<Mail> {
    const lead = await leadOf(job);
    const consents = await database.read
      .selectFrom('consents')
      .select('text_id')
      .where('lead_id', '=', lead.id)
      .execute();
    const visitorJob = await database.read
      .selectFrom('jobs')
      .select('id')
      .where('lead_id', '=', lead.id)
      .where('kind', '=', 'lead-visitor')
      .executeTakeFirst();
    const letter = staffLetter(lead, {
      consents: consents.map((consent) => consent.text_id),
      confirmed: visitorJob !== undefined,
    });
    return mail(job, letter, { to: leadsTo, replyTo: { name: lead.name, address: lead.email }, headers: {} });
  }

  async function leadVisitor(job: JobRow): Promise<Mail> {
    const lead = await leadOf(job);
    return mail(job, visitorLetter(lead), { to: { name: '', address: lead.email }, headers: automatic });
  }

  async function newsletterConfirm(job: JobRow): Promise<Mail | null> {
    const subscriber = await database.read
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', job.subscriber_id)
      .executeTakeFirstOrThrow();
    const { id, email, requested_at, created_at, unsubscribed_at } = subscriber;
    if (isSubscribed(subscriber) || (unsubscribed_at ?? 0) >= job.created_at) return null;
    const link = (path: string, token: string) => `${siteOrigin}${path}?token=${token}`;
    const unsubscribe = link('/unsubscribe', tokens.make('unsubscribe', { subscriber: id, at: created_at }));
    const confirm = link('/newsletter/confirm', tokens.make('confirm', { subscriber: id, at: requested_at }));
    return mail(job, newsletterLetter({ confirm, unsubscribe, validDays: confirmDays }), {
      to: { name: '', address: email },
      // One-click unsubscribe: RFC 8058.
      headers: {
        ...automatic,
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  function leadOf(job: JobRow) {
    return database.read
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', job.lead_id ?? -1)
      .executeTakeFirstOrThrow();
  }

  const composers: Record<JobKind, Compose> = {
    'lead-staff': leadStaff,
    'lead-visitor': leadVisitor,
    'newsletter-confirm': newsletterConfirm,
  };
  return (job) => composers[job.kind](job);
}

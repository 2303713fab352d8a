import { company } from '../../shared/company/company.ts';
import { headerText } from './header-text.ts';
import type { Letter } from './letters/letter.ts';
import { letterHtml } from './letters/letter-html.ts';
import { letterText } from './letters/letter-text.ts';
import type { Mail } from './mail.ts';
import type { JobRow, MailKind } from './tables.ts';

export type OutgoingLetter = Pick<Mail, 'to' | 'replyTo' | 'overhear' | 'icalEvent'> & {
  letter: Letter;
  /** For the Message-ID. */
  about: string | number;
  /** Whose name it carries, besides ours. */
  fromName?: string;
  /** What it follows, oldest first: our own emails about the same, and Message-IDs of others. */
  thread?: readonly (JobRow | string)[];
  headers?: Record<string, string>;
};

/** From current data. Null: the email is no longer wanted. */
export type LetterWriter = (job: JobRow) => Promise<OutgoingLetter | null>;

/** Null: the email is no longer wanted. */
export type Compose = (job: JobRow) => Promise<Mail | null>;

export type ComposeParts = {
  writers: Record<MailKind, LetterWriter>;
  /** Domain of the Message-ID if `mailFrom` has none. */
  siteOrigin: string;
  mailFrom: string;
};

/** Marks an email as automatic (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Without the name before it. */
const addressOf = (mailbox: string): string => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;

/** The Message-ID is the same at every attempt. */
export function createCompose({ writers, siteOrigin, mailFrom }: ComposeParts): Compose {
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? new URL(siteOrigin).hostname;
  return async (job) => {
    const outgoing = await writers[job.kind as MailKind](job);
    if (!outgoing) return null;
    const { letter, about, headers = {}, to, replyTo, overhear, icalEvent, fromName, thread = [] } = outgoing;
    const idOf = (one: JobRow) => `<${one.kind}.${one.id}.${about}.${one.created_at.toString(36)}@${domain}>`;
    const references = thread.map((one) => (typeof one === 'string' ? one : idOf(one)));
    const answered = references.at(-1);
    return {
      messageId: idOf(job),
      from: fromName ? { name: headerText(`${fromName}, ${company.name}`), address: addressOf(mailFrom) } : mailFrom,
      ...(answered && { inReplyTo: answered, references: references.join(' ') }),
      subject: headerText(letter.subject),
      text: letterText(letter),
      html: letterHtml(letter),
      headers,
      to,
      ...(overhear && { overhear }),
      ...(icalEvent && { icalEvent }),
      ...(replyTo && { replyTo: { ...replyTo, name: headerText(replyTo.name) } }),
    };
  };
}

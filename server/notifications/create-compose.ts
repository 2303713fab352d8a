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

/** The Message-ID is the same at every attempt. */
export function createCompose({ writers, siteOrigin, mailFrom }: ComposeParts): Compose {
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? new URL(siteOrigin).hostname;
  return async (job) => {
    const outgoing = await writers[job.kind as MailKind](job);
    if (!outgoing) return null;
    const { letter, about, headers = {}, to, replyTo, overhear, icalEvent } = outgoing;
    return {
      messageId: `<${job.kind}.${job.id}.${about}.${job.created_at.toString(36)}@${domain}>`,
      from: mailFrom,
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

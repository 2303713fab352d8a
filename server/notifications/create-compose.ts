import { headerText } from './header-text.ts';
import type { Letter } from './letters/letter.ts';
import { letterHtml } from './letters/letter-html.ts';
import { letterText } from './letters/letter-text.ts';
import type { Mail } from './mail.ts';
import type { JobRow, MailKind } from './tables.ts';

/** What a subject writes for a job: the letter, and whom it goes to. */
export type OutgoingLetter = Pick<Mail, 'to' | 'replyTo' | 'overhear'> & {
  letter: Letter;
  /** Id of the row that the mail is about; part of the Message-ID. */
  about: string | number;
  headers?: Record<string, string>;
};

/** Writes the mail of a job from what the database holds now; null when it is no longer wanted. */
export type LetterWriter = (job: JobRow) => Promise<OutgoingLetter | null>;

/** Makes the mail of a job; null when it is no longer wanted. */
export type Compose = (job: JobRow) => Promise<Mail | null>;

export type ComposeParts = {
  /** Who writes which kind of mail; each subject brings its own (`start.ts`). */
  writers: Record<MailKind, LetterWriter>;
  /** Names the domain of the Message-ID when `mailFrom` has none. */
  siteOrigin: string;
  mailFrom: string;
};

/** Tells vacation responders and mail programs that no person wrote this (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Makes the mail of any job: the letter as text and HTML, and the same Message-ID at every try. */
export function createCompose({ writers, siteOrigin, mailFrom }: ComposeParts): Compose {
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? new URL(siteOrigin).hostname;
  return async (job) => {
    const outgoing = await writers[job.kind as MailKind](job);
    if (!outgoing) return null;
    const { letter, about, headers = {}, to, replyTo, overhear } = outgoing;
    return {
      messageId: `<${job.kind}.${job.id}.${about}.${job.created_at.toString(36)}@${domain}>`,
      from: mailFrom,
      subject: headerText(letter.subject),
      text: letterText(letter),
      html: letterHtml(letter),
      headers,
      to,
      ...(overhear && { overhear }),
      ...(replyTo && { replyTo: { ...replyTo, name: headerText(replyTo.name) } }),
    };
  };
}

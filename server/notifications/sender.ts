import type { Mail } from './mail.ts';

/** Where mails go. */
export type Sender = {
  /**
   * Throws `MailRefused` when the receiving side will never take it; any other error is worth another try.
   * Once `signal` is aborted the mail is no longer under way.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  close(): void;
  /** For the line printed at start. */
  destination: string;
};

/** The mail server said no for good (a 5xx answer to the sender, the receiver or the content). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

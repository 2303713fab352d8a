import type { Mail } from './mail.ts';

/** Where mails go. */
export type MailTransport = {
  /**
   * Gives why some of several receivers did not get it, if so: the others have it, and another try would send it to
   * them again. Throws `MailRefused` when the receiving side will never take it; any other error is worth another
   * try. Once `signal` is aborted the mail is no longer under way.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<string | undefined>;
  close(): void;
  /** For the line printed at start. */
  destination: string;
};

/** The mail server said no for good (a 5xx answer to the receiver or the content). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

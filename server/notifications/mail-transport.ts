import type { Mail } from './mail.ts';

/** Where mails go. */
export type MailTransport = {
  /**
   * Gives the reason when only some of several receivers got it (no retry: the others have it). Throws `MailRefused`
   * when the receiving server refuses it for good; any other error is worth a retry. Aborting `signal` ends the try.
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

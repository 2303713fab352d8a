import type { Mail } from './mail.ts';

export type MailTransport = {
  /**
   * Returns the reason if only some recipients got it; there is no retry, as the others have it. Throws `MailRefused`
   * for a permanent refusal; other errors are worth a retry.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<string | undefined>;
  close(): void;
  /** Printed at start. */
  destination: string;
};

/** A permanent refusal (5xx) of the recipient or content. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

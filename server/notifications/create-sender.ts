import { createOutboxSender } from './outbox-sender.ts';
import type { Sender } from './sender.ts';
import { createSmtpSender } from './smtp-sender.ts';

/** SMTP when a mail server is configured, otherwise files in the data folder. */
export function createSender({ smtpUrl, dataDir }: { smtpUrl?: string; dataDir: string }): Sender {
  return smtpUrl ? createSmtpSender(smtpUrl) : createOutboxSender(dataDir);
}

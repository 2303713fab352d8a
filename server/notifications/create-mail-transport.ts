import { createMailFolder } from './mail-folder.ts';
import type { MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** SMTP if configured, otherwise files in the data folder. */
export function createMailTransport({ smtpUrl, dataDir }: { smtpUrl?: string; dataDir: string }): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl) : createMailFolder(dataDir);
}

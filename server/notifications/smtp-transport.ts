import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './mail-transport.ts';

/**
 * Timeouts in milliseconds. A mail server may scan a mail for minutes before it accepts it; a retry during that
 * time would send it twice.
 */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 4 * 60_000 };
const connections = 3;

/** Replies that mean our own login is wrong: the mail can go once that is fixed. */
const loginAnswers = new Set([530, 534, 535, 538]);

/** Sends by SMTP over a few connections that stay open while there is mail. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  });

  return {
    destination: `the mail server at ${new URL(url).host}`,
    async send(mail, signal) {
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal });
        return rejectedErrors.map(({ message }) => message).join(' ') || undefined;
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused((error as Error).message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * The codes by which nodemailer names an answer to the envelope or to the content. An answer to the sender is about
 * our own MAIL_FROM: as with a login, the mail can go once that is fixed.
 */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || command === 'MAIL FROM') return false;
  return responseCode !== undefined && responseCode >= 500 && !loginAnswers.has(responseCode);
}

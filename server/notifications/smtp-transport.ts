import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './mail-transport.ts';

/**
 * A mail server that is silent for this long is down (ms). One that has taken a mail may look through it for
 * minutes before it says so; to try again meanwhile would be to send it twice.
 */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 4 * 60_000 };
const connections = 3;

/** Answers that mean our own login is wrong: once that is mended the mail can go. */
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
 * our own MAIL_FROM: as with a login, once that is mended the mail can go.
 */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || command === 'MAIL FROM') return false;
  return responseCode !== undefined && responseCode >= 500 && !loginAnswers.has(responseCode);
}

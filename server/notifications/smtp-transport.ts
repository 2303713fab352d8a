import { format } from 'node:util';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { MailRefused, type MailTransport } from './mail-transport.ts';

/**
 * Timeouts (ms). A mail server may scan an email for minutes before accepting it; an earlier retry would send it twice.
 */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 4 * 60_000 };
const connections = 3;

/** Of a recorded dialogue: a mail server may say anything. */
const mostLines = 1_000;

/** Our own login is wrong, so a retry may succeed once it is fixed. */
const loginAnswers = new Set([530, 534, 535, 538]);

export function createSmtpTransport(url: string): MailTransport {
  const options = { url, disableFileAccess: true, disableUrlAccess: true, ...patience };
  const transport = createTransport({ ...options, pool: true, maxConnections: connections });

  /** Uses its own connection, to record all of the dialogue. */
  async function sendOverheard({ overhear, ...mail }: Mail, signal: AbortSignal | undefined) {
    const lines: string[] = [];
    const single = createTransport({ ...options, logger: listener(lines), debug: true });
    try {
      return await single.sendMail({ ...mail, signal });
    } catch (error) {
      lines.push(`– ${(error as Error).message}`);
      throw error;
    } finally {
      single.close();
      await overhear?.(lines);
    }
  }

  return {
    destination: `the mail server at ${new URL(url).host}`,
    async send(mail, signal) {
      try {
        const sending = mail.overhear ? sendOverheard(mail, signal) : transport.sendMail({ ...mail, signal });
        const { rejectedErrors = [] } = await sending;
        return rejectedErrors.map(({ message }) => message).join(' ') || undefined;
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused((error as Error).message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** A refused recipient or content. A refused sender is our own MAIL_FROM, which can be fixed. */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || command === 'MAIL FROM') return false;
  return responseCode !== undefined && responseCode >= 500 && !loginAnswers.has(responseCode);
}

const sides: Record<string, string> = { client: 'C', server: 'S' };

/** Records nodemailer's log, which hides passwords, without the email's text. */
function listener(lines: string[]) {
  const listen = ({ tnx = '' }: { tnx?: string }, message: unknown, ...values: unknown[]) => {
    if (tnx === 'message') return;
    const side = sides[tnx];
    const logLines = format(message, ...values)
      .split(/\r?\n/)
      .filter(Boolean);
    for (const line of logLines) if (lines.length < mostLines) lines.push(side ? `${side}: ${line}` : `– ${line}`);
  };
  return { level: () => {}, trace: listen, debug: listen, info: listen, warn: listen, error: listen, fatal: listen };
}

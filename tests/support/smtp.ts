import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../tools/lib/port.mjs';

export type ReceivedMail = Email & { recipients: string[] };

export type Mailbox = {
  to(address: string): ReceivedMail[];
  /** @throws after `patience` milliseconds, listing the actual recipients */
  waitFor(address: string, count?: number, patience?: number): Promise<ReceivedMail[]>;
};

/** `Mailbox.waitFor` for emails that are read again at each try. */
export async function waitForMails(
  read: () => readonly ReceivedMail[],
  address: string,
  count = 1,
  patience = 60_000,
): Promise<ReceivedMail[]> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const found = read().filter((mail) => mail.recipients.includes(address));
    if (found.length >= count) return found;
    await wait(50);
  }
  const others = read().flatMap((mail) => mail.recipients);
  throw new Error(`${count} mail(s) to ${address} did not arrive; mail came to: ${others.join(', ') || 'nobody'}`);
}

/**
 * A real local SMTP server that collects emails in `mails`, oldest first. `stop` and `start` keep the port. `refuse`
 * answers all recipients or one with an SMTP code (550 permanent, 451 temporary), `refuseSender` every sender; `ponder`
 * takes emails without confirming them until `accept`.
 */
export class MailServer implements Mailbox {
  readonly mails: ReceivedMail[] = [];
  readonly #onMail: (mail: ReceivedMail) => void;
  #server: SMTPServer | undefined;
  #port = 0;
  #refusal: { code: number; only?: string } | undefined;
  #senderRefusal: number | undefined;
  #waiting: (() => void)[] | undefined;

  constructor(onMail: (mail: ReceivedMail) => void = () => undefined) {
    this.#onMail = onMail;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 50,
      onMailFrom: (_address, _session, done) => done(this.#senderRefusal ? refusal(this.#senderRefusal) : null),
      onRcptTo: ({ address }, _session, done) => {
        const { code, only = address } = this.#refusal ?? {};
        done(code && only === address ? refusal(code) : null);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const message = await PostalMime.parse(Buffer.concat(chunks));
          const mail = { ...message, recipients: session.envelope.rcptTo.map(({ address }) => address) };
          this.mails.push(mail);
          this.#onMail(mail);
          if (this.#waiting) this.#waiting.push(done);
          else done();
        });
      },
    });
    // Not port 0: while it is down, another process could get its port.
    this.#port ||= await freePort();
    // Tests kill clients during a session.
    server.on('error', () => undefined);
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  refuse(code: number, only?: string): void {
    this.#refusal = { code, only };
  }

  refuseSender(code: number): void {
    this.#senderRefusal = code;
  }

  ponder(): void {
    this.#waiting ??= [];
  }

  accept(): void {
    this.#refusal = undefined;
    this.#senderRefusal = undefined;
    for (const done of this.#waiting ?? []) done();
    this.#waiting = undefined;
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter((mail) => mail.recipients.includes(address));
  }

  waitFor(address: string, count?: number, patience?: number): Promise<ReceivedMail[]> {
    return waitForMails(() => this.mails, address, count, patience);
  }
}

const refusal = (responseCode: number) => Object.assign(new Error('Refused by the test'), { responseCode });

export async function startMailServer(onMail?: (mail: ReceivedMail) => void): Promise<MailServer> {
  const server = new MailServer(onMail);
  await server.start();
  return server;
}

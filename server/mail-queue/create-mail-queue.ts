import type { MailQueueAnswer, MailTest, SenderAnswer } from '../../shared/staff/mail-queue.ts';
import type { Actor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { checkSender } from './check-sender.ts';
import type { DnsRecords } from './dns-records.ts';
import { askForTest, sendAgain, sendAllAgain } from './mail-queue-writes.ts';
import { readMailbox, readMailQueue } from './read-mail-queue.ts';

/** Methods that use the database may throw `DatabaseUnavailable`. */
export type MailQueue = {
  read(): Promise<MailQueueAnswer>;
  /** `no webhook` if Teams is not configured. */
  test(actor: Actor, test: MailTest): Promise<number | 'no webhook'>;
  /** False if there is no such message or its content is deleted. */
  sendAgain(actor: Actor, id: number): Promise<boolean>;
  sendAllAgain(actor: Actor): Promise<number>;
  sender(): Promise<SenderAnswer>;
};

export type MailQueueParts = {
  database: Database;
  clock: () => Date;
  mailFrom: string;
  dkimSelector: string | undefined;
  teams: boolean;
  /** Name of the mailbox of IMAP_URL. */
  mailbox: string | undefined;
  destination: string;
  dns: DnsRecords;
  wake(): void;
};

export function createMailQueue(parts: MailQueueParts): MailQueue {
  const { database, clock, mailFrom, dkimSelector, teams, mailbox, destination, dns, wake } = parts;
  const act = ({ id, email }: Actor) => ({ actor: { id, email }, at: clock().getTime() });
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';

  return {
    read: async () => ({
      destination,
      from: mailFrom,
      teams,
      mailbox: mailbox === undefined ? null : await readMailbox(database.read, mailbox),
      ...(await readMailQueue(database.read, clock().getTime())),
    }),
    async test(actor, test) {
      if (test.channel === 'teams' && !teams) return 'no webhook';
      return database.transaction().execute((trx) => askForTest(trx, { ...act(actor), test }));
    },
    async sendAgain(actor, id) {
      const done = await database.transaction().execute((trx) => sendAgain(trx, { ...act(actor), id }));
      wake();
      return done;
    },
    async sendAllAgain(actor) {
      const count = await database.transaction().execute((trx) => sendAllAgain(trx, act(actor)));
      wake();
      return count;
    },
    sender: () => checkSender(domain, dkimSelector, dns),
  };
}

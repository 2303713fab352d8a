import type { MailQueueAnswer, MailTest, SenderAnswer } from '../../shared/staff/mail-queue.ts';
import type { Actor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { checkSender } from './check-sender.ts';
import type { DnsRecords } from './dns-records.ts';
import { askForTest, sendAgain, sendAllAgain } from './mail-queue-writes.ts';
import { readDesk } from './read-mail-queue.ts';

/** What administrators do about mail. What reads and writes may throw `DatabaseUnavailable`. */
export type MailQueue = {
  read(): Promise<MailQueueAnswer>;
  /** Owes a test; `no webhook` when it was to be a card and no channel is set. */
  test(actor: Actor, test: MailTest): Promise<number | 'no webhook'>;
  /** False: there is no such message, or what it said is deleted. */
  sendAgain(actor: Actor, id: number): Promise<boolean>;
  /** Gives how many messages are tried again. */
  sendAllAgain(actor: Actor): Promise<number>;
  /** What the DNS says of the sender's domain. */
  sender(): Promise<SenderAnswer>;
};

export type MailQueueParts = {
  database: Database;
  clock: () => Date;
  mailFrom: string;
  dkimSelector: string | undefined;
  teams: boolean;
  /** Where mails go, for a person to read. */
  destination: string;
  dns: DnsRecords;
  /** Makes the worker of this process look for what is due. */
  wake(): void;
};

export function createMailQueue(parts: MailQueueParts): MailQueue {
  const { database, clock, mailFrom, dkimSelector, teams, destination, dns, wake } = parts;
  const act = ({ id, email }: Actor) => ({ actor: { id, email }, at: clock().getTime() });
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';

  return {
    read: async () => ({
      destination,
      from: mailFrom,
      teams,
      ...(await readDesk(database.read, clock().getTime())),
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

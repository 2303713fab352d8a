import type { Database } from '../database/database.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import { type KeptWantedMail, type NewWantedMail, saveWantedMail } from './save-wanted-mail.ts';

export type EmailMe = {
  /** Queues a requested email. Throws `DatabaseUnavailable`. */
  keep(mail: NewWantedMail): Promise<KeptWantedMail>;
};

export function createEmailMe(database: Database, clock: () => Date, mails: VisitorMails): EmailMe {
  return {
    keep: (mail) =>
      database.transaction().execute((trx) => saveWantedMail(trx, { ...mail, now: clock().getTime(), mails })),
  };
}

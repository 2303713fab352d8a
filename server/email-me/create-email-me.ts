import type { Database } from '../database/database.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import { type NewWantedMail, type SavedWantedMail, saveWantedMail } from './save-wanted-mail.ts';

export type EmailMe = {
  /** Throws `DatabaseUnavailable`. */
  keep(mail: NewWantedMail): Promise<SavedWantedMail>;
};

export function createEmailMe(database: Database, clock: () => Date, mails: VisitorMails): EmailMe {
  return {
    keep: (mail) =>
      database.transaction().execute((trx) => saveWantedMail(trx, { ...mail, now: clock().getTime(), mails })),
  };
}

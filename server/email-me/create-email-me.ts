import type { Database } from '../database/database.ts';
import { type KeptWantedMail, keepWantedMail, type NewWantedMail } from './keep-wanted-mail.ts';

export type EmailMe = {
  /** Owes a mail that a visitor asked for. Throws `DatabaseUnavailable`. */
  keep(mail: NewWantedMail): Promise<KeptWantedMail>;
};

export function createEmailMe(database: Database, clock: () => Date = () => new Date()): EmailMe {
  return { keep: (mail) => database.write(keepWantedMail, { ...mail, now: clock().getTime() }) };
}

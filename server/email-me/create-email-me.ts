import type { Database } from '../database/database.ts';
import { type NewWantedMail, type SavedWantedMail, saveWantedMail } from './save-wanted-mail.ts';

export type EmailMe = {
  /** `busy` if all visitors together have requested too many. Throws `DatabaseUnavailable`. */
  keep(mail: NewWantedMail): Promise<SavedWantedMail | 'busy'>;
};

/** Emails per hour and process: invented addresses must not overload the mail server. */
export const mostWanted = 200;
const hour = 60 * 60_000;

export function createEmailMe(database: Database, clock: () => Date = () => new Date()): EmailMe {
  let since = 0;
  let wanted = 0;

  return {
    async keep(mail) {
      const now = clock().getTime();
      // `abs`: the clock may be set back.
      if (Math.abs(now - since) >= hour) [since, wanted] = [now, 0];
      if (wanted >= mostWanted) return 'busy';
      wanted += 1;
      const outcome = await database.transaction().execute((trx) => saveWantedMail(trx, { ...mail, now }));
      if (outcome !== 'kept') wanted -= 1;
      return outcome;
    },
  };
}

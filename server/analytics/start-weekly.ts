import { Cron } from 'croner';
import { hours } from '../../shared/company/hours.ts';
import type { Database } from '../database/database.ts';
import { queueWeeklyMails, weeklyMailDue } from './queue-weekly-mails.ts';

export type WeeklyParts = {
  database: Pick<Database, 'transaction'>;
  clock: () => Date;
  onProblem: (message: string, error: unknown) => void;
};

/** Every 15 minutes, to make up for downtime. */
const looks = '*/15 8-23 * * 1';

/** Returns the function that stops it. */
export function startWeekly({ database, clock, onProblem }: WeeklyParts): () => Promise<void> {
  let running: Promise<void> | undefined;

  async function look(): Promise<void> {
    const now = clock().getTime();
    const monday = weeklyMailDue(now);
    if (monday === undefined) return;
    await database
      .transaction()
      .execute((trx) => queueWeeklyMails(trx, { monday, now }))
      .catch((error) => onProblem('The weekly mails could not be owed', error));
  }

  const start = () => {
    running = look();
    return running;
  };
  const job = new Cron(looks, { timezone: hours.timeZone, unref: true, protect: true }, start);
  void start();
  return async () => {
    job.stop();
    await running;
  };
}

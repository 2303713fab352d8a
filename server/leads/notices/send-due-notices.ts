import type { Transaction } from '../../database/schema.ts';
import { announce } from './announce.ts';
import { bringBack } from './bring-back.ts';
import { escalate } from './escalate.ts';
import { colleagues } from './notify-people.ts';
import { queueMails } from './queue-mails.ts';
import { remind } from './remind.ts';

/** Creates each due notice once, even with several processes. */
export async function sendDueNotices(trx: Transaction, { now, teams }: { now: number; teams: boolean }): Promise<void> {
  const people = await colleagues(trx);
  await escalate(trx, people, now, teams);
  await remind(trx, people, now);
  await bringBack(trx, people, now);
  await announce(trx, people, now);
  await queueMails(trx, now);
}

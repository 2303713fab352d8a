import { chatLimits } from '../shared/chat/chat-rules.ts';
import { companyDay } from '../shared/company/calendar-day.ts';
import { retention } from '../shared/company/hours.ts';
import type { DeletedKind } from '../shared/staff/backups.ts';
import { purgeCounts } from './analytics/purge-counts.ts';
import { recordDeletions } from './backups/backup-writes.ts';
import { clockLeapt } from './backups/clock-leapt.ts';
import { purgeConversations } from './chat/purge-conversations.ts';
import { purgeContacts } from './contacts/purge-contacts.ts';
import type { Database } from './database/database.ts';
import { emptyLog } from './database/empty-log.ts';
import { purgeWantedMails } from './email-me/purge-wanted-mails.ts';
import { purgeReceived } from './incoming/mailbox-place.ts';
import { purgeLeads, purgeSpam } from './leads/purge-leads.ts';
import { deleteMailTests } from './mail-queue/mail-queue-writes.ts';
import { purgeConsents } from './newsletter/purge-consents.ts';
import { purgeSignups } from './newsletter/purge-signups.ts';
import { purgeMailFiles } from './notifications/purge-mail-files.ts';
import { purgeLinks } from './staff/link-writes.ts';
import { purgeOneTimePasswords } from './staff/one-time-files.ts';
import { purgeSessions } from './staff/session-writes.ts';
import { purgeWebhookCalls } from './webhooks/webhook-writes.ts';

const day = 24 * 60 * 60_000;

/** Skipped after a leap of the clock. @throws the reason if skipped; `DatabaseUnavailable` */
export async function purgeTonight(database: Database, dataDir: string, now: Date): Promise<void> {
  if (!(await clockLeapt(database, now.getTime()))) return purgeOldDetails(database, dataDir, now);
  await database
    .transaction()
    .execute((trx) =>
      recordDeletions(trx, { at: now.getTime(), counts: { 'nights left out: the clock had leapt': 1 } }),
    );
  throw new Error(
    `The clock says ${now.toISOString()}, more than a week from the last nightly run: nothing is deleted. If the clock is right, the next night deletes.`,
  );
}

/**
 * Periods: decision 29 and `retention` in `shared/company/hours.ts`; docs/leads.md lists what stays. Throws
 * `DatabaseUnavailable`.
 */
export async function purgeOldDetails(database: Database, dataDir: string, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retention.leadMonths);
  const proofsBefore = new Date(now);
  proofsBefore.setUTCFullYear(proofsBefore.getUTCFullYear() - retention.consentYears);
  const daysAgo = (days: number) => now.getTime() - days * day;
  const counts: Partial<Record<DeletedKind, number>> = {};
  try {
    counts.leads = await purgeLeads(database, before.getTime());
    counts.spam = await purgeSpam(database, daysAgo(retention.spamDays));
    counts['newsletter requests'] = await purgeSignups(database, before.getTime());
    await purgeContacts(database, before.getTime(), now.getTime(), companyDay(now.getTime()));
    counts['proofs of consent'] = await purgeConsents(database, proofsBefore.getTime());
    counts.conversations = await purgeConversations(database, daysAgo(chatLimits.keptDays));
    counts['emails asked for'] = await purgeWantedMails(database, daysAgo(1));
    counts['sessions of staff'] = await database
      .transaction()
      .execute((trx) => purgeSessions(trx, daysAgo(retention.staffSessionDays)));
    await database.transaction().execute((trx) => purgeLinks(trx, daysAgo(1)));
    counts['tests of mail'] = await database
      .transaction()
      .execute((trx) => deleteMailTests(trx, daysAgo(retention.staffSessionDays)));
    await database.transaction().execute((trx) => purgeWebhookCalls(trx, daysAgo(retention.staffSessionDays)));
    await database.transaction().execute((trx) => purgeReceived(trx, daysAgo(retention.staffSessionDays)));
    await purgeCounts(database, now);
    counts['mail files'] = await purgeMailFiles(dataDir, before.getTime());
    if (!(await emptyLog(database))) {
      counts['nights whose deletions stay in northlume.sqlite-wal: another program reads the database'] = 1;
      throw new Error('Another program reads the database: what was deleted stays in its log until the next night');
    }
    // Last: a folder that the server may not read stops nothing else, and the passwords have ended anyway.
    purgeOneTimePasswords(dataDir, now.getTime());
  } finally {
    // After an error too, as some rows were deleted.
    await database.transaction().execute((trx) => recordDeletions(trx, { at: now.getTime(), counts }));
  }
}

import { chatLimits } from '../widgets/contract/chat-rules.ts';
import { retention } from '../widgets/contract/hours.ts';
import { forgetCounts } from './analytics/forget-counts.ts';
import { forgetConversations } from './chat/forget-conversations.ts';
import type { Database } from './database/database.ts';
import { forgetWantedMails } from './email-me/forget-wanted-mails.ts';
import { forgetLeads } from './leads/forget-leads.ts';
import { deleteMailTests } from './mail-desk/mail-desk-units.ts';
import { forgetConsents } from './newsletter/forget-consents.ts';
import { forgetSignups } from './newsletter/forget-signups.ts';
import { forgetMailFiles } from './notifications/forget-mail-files.ts';
import { forgetSessions } from './staff/session-units.ts';

const day = 24 * 60 * 60_000;

/**
 * Deletes what visitors entered longer ago than the forms say it is kept (decision 29; `retention` in
 * `widgets/contract/hours.ts`). docs/leads.md says what stays and why. Throws `DatabaseUnavailable`.
 */
export async function forgetOldDetails(database: Database, dataDir: string, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retention.leadMonths);
  await forgetLeads(database, before.getTime());
  await forgetSignups(database, before.getTime());
  const proofsBefore = new Date(now);
  proofsBefore.setUTCFullYear(proofsBefore.getUTCFullYear() - retention.consentYears);
  await forgetConsents(database, proofsBefore.getTime());
  await forgetConversations(database, now.getTime() - chatLimits.keptDays * day);
  await forgetWantedMails(database, now.getTime() - day);
  await database.write(forgetSessions, now.getTime() - retention.staffSessionDays * day);
  await database.write(deleteMailTests, now.getTime() - retention.staffSessionDays * day);
  await forgetCounts(database, now);
  await forgetMailFiles(dataDir, before.getTime());
}

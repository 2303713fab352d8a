import { retention } from '../widgets/contract/hours.ts';
import type { Database } from './database/database.ts';
import { forgetLeads } from './leads/forget-leads.ts';
import { forgetConsents } from './newsletter/forget-consents.ts';
import { forgetSignups } from './newsletter/forget-signups.ts';
import { forgetMailFiles } from './notifications/forget-mail-files.ts';

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
  await forgetMailFiles(dataDir, before.getTime());
}

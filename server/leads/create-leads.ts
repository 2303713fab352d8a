import type { Database } from '../database/database.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import { leadByReference, receiptOf } from './earlier-lead.ts';
import { insertLead } from './insert-lead.ts';
import type { AcceptedLead, NewLead, Receipt } from './new-lead.ts';

export type Leads = {
  /**
   * Stores a lead, its jobs and its consent record in one transaction. A suspicious lead is quarantined and answered as
   * usual, without a confirmation. A mailbox over its daily limit, or beyond the ceiling of all emails, gets none either: forms must not
   * flood a stranger's mailbox. Throws `DatabaseUnavailable`.
   */
  keep(lead: NewLead): Promise<AcceptedLead>;
  receipt(reference: string): Promise<Receipt | undefined>;
};

/** @param options.teams whether staff also get a Teams card for each lead */
export function createLeads(
  database: Database,
  clock: () => Date = () => new Date(),
  { teams = false, mails }: { teams?: boolean; mails?: VisitorMails } = {},
): Leads {
  return {
    keep: (lead) => database.transaction().execute((trx) => insertLead(trx, { lead, at: clock(), teams, mails })),
    receipt: async (reference) => {
      const lead = await leadByReference(database.read, reference);
      return lead && receiptOf(lead);
    },
  };
}

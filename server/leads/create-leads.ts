import type { Database } from '../database/database.ts';
import { leadByReference, receiptOf } from './earlier-lead.ts';
import { insertLead } from './insert-lead.ts';
import type { KeptLead, NewLead, Receipt } from './new-lead.ts';

export type Leads = {
  /**
   * Keeps a lead, its owed mails and its consent in one transaction, on the disk before the answer. A suspicious lead is quarantined with the usual answer. The visitor's confirmation is not owed then, nor
   * when the mailbox has had its daily number of mails: the form cannot be used to write to strangers.
   * Throws `DatabaseUnavailable`.
   */
  keep(lead: NewLead): Promise<KeptLead>;
  /** What the visitor was told of the lead with this reference; undefined when there is none. */
  receipt(reference: string): Promise<Receipt | undefined>;
};

/** @param options.teams whether staff also get a card for each lead */
export function createLeads(
  database: Database,
  clock: () => Date = () => new Date(),
  { teams = false }: { teams?: boolean } = {},
): Leads {
  return {
    keep: (lead) => database.transaction().execute((trx) => insertLead(trx, { lead, at: clock(), teams })),
    receipt: async (reference) => {
      const lead = await leadByReference(database.read, reference);
      return lead && receiptOf(lead);
    },
  };
}

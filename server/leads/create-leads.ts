import type { Database } from '../database/database.ts';
import type { DayBytes } from '../guards/day-bytes.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import { leadByReference, receiptOf } from './earlier-lead.ts';
import { insertLead } from './insert-lead.ts';
import type { AcceptedLead, NewLead, Receipt } from './new-lead.ts';

export type Leads = {
  /**
   * Stores a lead, its jobs and its consent record in one transaction. A suspicious lead is quarantined, without a
   * confirmation. A mailbox over its daily limit, or above the ceiling of all emails, gets none either: forms must not
   * flood a stranger's mailbox. Throws `CeilingReached` on a day that has stored too much; `DatabaseUnavailable`.
   */
  keep(lead: NewLead): Promise<AcceptedLead>;
  receipt(reference: string): Promise<Receipt | undefined>;
};

export type LeadsOptions = {
  /** Whether staff also get a Teams card for each lead. */
  teams?: boolean;
  mails?: VisitorMails;
  bytes?: DayBytes;
};

export function createLeads(
  database: Database,
  clock: () => Date = () => new Date(),
  { teams = false, mails, bytes }: LeadsOptions = {},
): Leads {
  return {
    async keep(lead) {
      const [kind, size] = [lead.suspicion.length ? 'suspicious' : 'unowned', sizeOf(lead)] as const;
      // A repeated request is answered as before, on any day.
      const onNew = () => bytes?.check(kind, size);
      const kept = await database
        .transaction()
        .execute((trx) => insertLead(trx, { lead, at: clock(), teams, mails, onNew }));
      if (kept.status === 'kept') bytes?.add(kind, size);
      return kept;
    },
    receipt: async (reference) => {
      const lead = await leadByReference(database.read, reference);
      return lead && receiptOf(lead);
    },
  };
}

const sizeOf = ({ request }: NewLead): number => Buffer.byteLength(JSON.stringify(request));

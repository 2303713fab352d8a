import { consentRecord } from '../database/consent-record.ts';
import type { Database } from '../database/database.ts';
import { proofReused, useUp } from '../database/used-nonces.ts';
import { newJob } from '../notifications/new-job.ts';
import { createRecipientLimit, mailboxOf } from '../notifications/recipient-limit.ts';
import { createEarlierLeads, receiptOf } from './earlier-lead.ts';
import { newReference } from './lead-reference.ts';
import { leadContentHash, leadRow } from './lead-row.ts';
import type { KeptLead, NewLead, Receipt } from './new-lead.ts';
import { contactPromise } from './promise.ts';

export type Leads = {
  /**
   * Keeps a lead, its owed mails, its consent and its used-up nonce in one transaction, on the disk before the
   * answer. A suspicious lead is quarantined with the usual answer. The visitor's confirmation is not owed then, nor
   * when the mailbox has had its daily number of mails: the form cannot be used to write to strangers.
   * Throws `DatabaseUnavailable`.
   */
  keep(lead: NewLead): Promise<KeptLead>;
  /** What the visitor was told of the lead with this reference; undefined when there is none. */
  receipt(reference: string): Promise<Receipt | undefined>;
};

export function createLeads(database: Database, clock: () => Date = () => new Date()): Leads {
  const earlierLeads = createEarlierLeads(database);
  const recipientLimit = createRecipientLimit(database);

  async function keep(lead: NewLead): Promise<KeptLead> {
    const at = clock();
    const made = { at, contentHash: leadContentHash(lead), promised: contactPromise(at) };
    return database.write(async (transaction) => {
      const now = at.getTime();
      if (lead.idempotencyKey === undefined) {
        const earlier = await earlierLeads.byWords(transaction, made.contentHash, now);
        if (earlier) return { status: 'repeated', ...receiptOf(earlier) };
      }
      const suspicion = [...lead.suspicion];
      if (lead.nonce && !(await useUp(transaction, lead.nonce, now))) suspicion.push(proofReused);

      const row = leadRow({ ...lead, suspicion }, { ...made, reference: newReference() });
      let id = await transaction.insert('leads', row, 'ignore');
      while (id === undefined) {
        const earlier = lead.idempotencyKey && (await earlierLeads.byKey(transaction, lead.idempotencyKey));
        if (earlier && earlier.content_hash !== made.contentHash) return { status: 'conflict' };
        if (earlier) return { status: 'repeated', ...receiptOf(earlier) };
        row.reference = newReference();
        id = await transaction.insert('leads', row, 'ignore');
      }
      await transaction.insert('jobs', newJob('lead-staff', { lead_id: id }, null, now));
      const recipient = mailboxOf(row.email);
      if (!row.suspicion && (await recipientLimit.allows(transaction, recipient, now))) {
        await transaction.insert('jobs', newJob('lead-visitor', { lead_id: id }, recipient, now));
      }
      const given = {
        lead_id: id,
        subscriber_id: null,
        email: row.email,
        given_at: now,
        page: row.page,
        form: row.form,
      };
      const consent = consentRecord(lead.request.consent, given);
      if (consent) await transaction.insert('consents', consent);
      return { status: 'kept', reference: row.reference, promised: made.promised };
    });
  }

  return {
    keep,
    receipt: async (reference) => {
      const lead = await earlierLeads.byReference(reference);
      return lead && receiptOf(lead);
    },
  };
}

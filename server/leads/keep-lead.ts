import { consentRecord } from '../database/consent-record.ts';
import { unit } from '../database/unit.ts';
import { proofReused, useUp } from '../database/used-nonces.ts';
import { newJob } from '../notifications/new-job.ts';
import { mailboxOf, mayWriteTo } from '../notifications/recipient-limit.ts';
import { leadByKey, leadByWords, receiptOf } from './earlier-lead.ts';
import { newReference } from './lead-reference.ts';
import { leadContentHash, leadRow } from './lead-row.ts';
import type { KeptLead, NewLead } from './new-lead.ts';
import { contactPromise } from './promise.ts';

/** Keeps a lead received at a moment, with all that belongs to it: `Leads.keep`. */
export const keepLead = unit(
  import.meta.url,
  'keepLead',
  async (transaction, { lead, at, teams }: { lead: NewLead; at: Date; teams: boolean }): Promise<KeptLead> => {
    const made = { at, contentHash: leadContentHash(lead), promised: contactPromise(at, lead.request.form) };
    const now = at.getTime();
    if (lead.idempotencyKey === undefined) {
      const earlier = await leadByWords(transaction, made.contentHash, now);
      if (earlier) return { status: 'repeated', ...receiptOf(earlier) };
    }
    const suspicion = [...lead.suspicion];
    if (lead.nonce && !(await useUp(transaction, lead.nonce, now))) suspicion.push(proofReused);

    const row = leadRow({ ...lead, suspicion }, { ...made, reference: newReference() });
    let id = await transaction.insert('leads', row, 'ignore');
    while (id === undefined) {
      const earlier = lead.idempotencyKey && (await leadByKey(transaction, lead.idempotencyKey));
      if (earlier && !lead.once && earlier.content_hash !== made.contentHash) return { status: 'conflict' };
      if (earlier) return { status: 'repeated', ...receiptOf(earlier) };
      row.reference = newReference();
      id = await transaction.insert('leads', row, 'ignore');
    }
    await transaction.insert('jobs', newJob('lead-staff', { lead_id: id }, null, now));
    if (teams) await transaction.insert('jobs', newJob('lead-teams', { lead_id: id }, null, now));
    const recipient = mailboxOf(row.email);
    if (!lead.quiet && !row.suspicion && (await mayWriteTo(transaction, recipient, now))) {
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
  },
);

import type { ContactAnswer } from '../../../shared/forms/contact.ts';
import type { Metrics } from '../../http/metrics.ts';
import { Refusal } from '../../http/refusal.ts';
import type { WriteExchange } from '../../http/route.ts';
import type { Leads } from '../create-leads.ts';
import type { LeadRequest } from '../new-lead.ts';
import { promiseSentence } from '../promise-sentence.ts';

export type AcceptingLeads = { leads: Leads; metrics: Metrics };

/**
 * Keeps what a call asks for as a lead, counts the outcome, and gives what the visitor is told.
 * @throws Refusal `conflict` when the idempotency key was used for other words; `DatabaseUnavailable`
 */
export async function acceptLead(
  { leads, metrics }: AcceptingLeads,
  exchange: WriteExchange<unknown>,
  request: LeadRequest,
): Promise<ContactAnswer> {
  const { claim, idempotencyKey, suspicion } = exchange;
  const kept = await leads.keep({ request, origin: claim.origin, idempotencyKey, suspicion });
  const outcome = kept.status === 'kept' && suspicion.length ? 'quarantined' : kept.status;
  metrics.count('leads_total', { outcome });
  if (kept.status === 'conflict') throw new Refusal('conflict');
  const { reference, promised } = kept;
  return { ok: true, reference, promise: promiseSentence(promised), promiseKind: promised.kind };
}

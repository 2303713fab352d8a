import type { ContactAnswer } from '../../../shared/forms/lead-answer.ts';
import type { Metrics } from '../../http/metrics.ts';
import { Refusal } from '../../http/refusal.ts';
import type { WriteExchange } from '../../http/route.ts';
import { networkKey } from '../../location/client-address.ts';
import type { Leads } from '../create-leads.ts';
import type { LeadRequest } from '../new-lead.ts';
import { promiseSentence } from '../promise-sentence.ts';

export type AcceptingLeads = {
  leads: Leads;
  metrics: Metrics;
  /** `timesOf`: path of a page with free times for a call; undefined if none can be chosen. */
  appointments: { timesOf(reference: string): Promise<string | undefined> };
};

/**
 * Stores and counts a request and returns the visitor's answer.
 * @throws Refusal `conflict` if the idempotency key was used with other content; `DatabaseUnavailable`
 */
export async function acceptLead(
  { leads, metrics, appointments }: AcceptingLeads,
  exchange: WriteExchange<unknown>,
  request: LeadRequest,
): Promise<ContactAnswer> {
  const { claim, source, idempotencyKey, suspicion } = exchange;
  const network = networkKey(source.address);
  const accepted = await leads.keep({ request, origin: claim.origin, network, idempotencyKey, suspicion });
  const outcome = accepted.status === 'kept' && suspicion.length ? 'quarantined' : accepted.status;
  metrics.count('leads_total', { outcome });
  if (accepted.status === 'conflict') throw new Refusal('conflict');
  const { reference, promised } = accepted;
  // Possible spam must not fill the calendar.
  const times = suspicion.length ? undefined : await appointments.timesOf(reference);
  return {
    ok: true,
    ...{ reference, promise: promiseSentence(promised), promiseKind: promised.kind },
    ...(times && { times }),
  };
}

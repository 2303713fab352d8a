import type { HandedOver } from '../chat/hand-over.ts';
import type { ConversationSummary } from '../chat/summary.ts';
import type { From } from '../chat/take-message.ts';
import type { Metrics } from '../http/metrics.ts';
import { Refusal } from '../http/refusal.ts';
import type { Leads } from './create-leads.ts';
import { handoverSentence } from './promise-sentence.ts';

/**
 * Keeps a lead that points to the conversation of a visitor who asks for a person. Repeated on the same day (UTC), it is
 * the same lead.
 */
export function createHandOver({ leads, metrics }: { leads: Leads; metrics: Metrics }) {
  return async (conversation: ConversationSummary, { network, origin }: From): Promise<HandedOver> => {
    const { id, name, email, phone, company, page, lines, suspicion, at } = conversation;
    const accepted = await leads.keep({
      request: {
        form: 'chat',
        name: name ?? undefined,
        email,
        phone,
        company: company ?? undefined,
        page: page ?? undefined,
        message: lines,
        details: { conversation: id },
      },
      ...(origin !== undefined && { origin }),
      ...(network !== undefined && { network }),
      idempotencyKey: `handover:${id}:${at.toISOString().slice(0, 10)}`,
      once: true,
      suspicion: suspicion?.split(',') ?? [],
    });
    metrics.count('leads_total', {
      outcome: accepted.status === 'kept' && suspicion ? 'quarantined' : accepted.status,
    });
    if (accepted.status === 'conflict') throw new Refusal('conflict');
    const { reference, promised } = accepted;
    return { reference, promise: handoverSentence(promised) };
  };
}

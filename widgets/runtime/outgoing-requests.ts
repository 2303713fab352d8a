import type { Emit } from '../../shared/forms/events.ts';
import { type FormRecord, forms } from '../../shared/forms/forms.ts';
import type { LeadAnswer } from '../../shared/forms/lead-answer.ts';
import { trackLead } from '../analytics/track-lead.ts';
import type { Client } from '../api/client.ts';
import { createFormTokenSource } from '../api/form-token.ts';
import { createResender } from '../api/resend.ts';
import type { LateListener } from '../api/unsent-requests.ts';
import { createUnsentRequests, type UnsentRequests } from '../api/unsent-requests.ts';
import { createUnsentStore, type UnsentStore } from '../api/unsent-store.ts';
import { longToast, showToast } from '../state/toasts.ts';
import { emitFrom } from './emit-from.ts';

function lateAnswers(emit: Emit): LateListener {
  return ({ form, source = '' }, settled) => {
    const { failed, arrived }: FormRecord = forms[form];
    if (settled.kind === 'refused') {
      showToast({ type: 'error', ...failed, duration: longToast, from: form });
      emit('failed', { form, status: settled.status });
      return;
    }
    const answer = settled.answer as LeadAnswer;
    showToast({ type: 'success', ...arrived(answer), duration: longToast, from: form });
    trackLead(form, source);
    emit('sent', { form, ...(answer.reference && { reference: answer.reference }) });
  };
}

export type OutgoingRequests = {
  requests: UnsentRequests;
  store: UnsentStore;
  look(): void;
};

export function createOutgoingRequests(client: Client, signal: AbortSignal): OutgoingRequests {
  const store = createUnsentStore();
  const requests = createUnsentRequests({
    client,
    tokens: createFormTokenSource(client, signal),
    store,
    signal,
    waiting: () => resender.look(),
    late: lateAnswers((name, detail) => emitFrom(document, name, detail)),
  });
  const resender = createResender(requests.flush, signal);
  return { requests, store, look: resender.look };
}

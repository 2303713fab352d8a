import type { Client } from '../api/client.ts';
import { createFormTokenSource } from '../api/form-token.ts';
import { createResender } from '../api/resend.ts';
import { createUnsentRequests, type UnsentRequests } from '../api/unsent-requests.ts';
import { createUnsentStore, type UnsentStore } from '../api/unsent-store.ts';
import { emitFrom } from './emit-from.ts';
import { lateAnswers } from './late-answers.ts';

/** The forms' requests, the unsent ones, and their retry. */
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

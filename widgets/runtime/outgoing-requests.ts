import type { Client } from '../api/client.ts';
import { createFormTokenSource } from '../api/form-token.ts';
import { createResender } from '../api/resend.ts';
import { createUnsentRequests, type UnsentRequests } from '../api/unsent-requests.ts';
import { createUnsentStore, type UnsentStore } from '../api/unsent-store.ts';
import { emitFrom } from './emit-from.ts';
import { lateAnswers } from './late-answers.ts';

/** What leaves the page: requests of forms, those that wait on the device, and when these are sent again. */
export type OutgoingRequests = {
  requests: UnsentRequests;
  store: UnsentStore;
  /** Sends what is kept and due now, and sets a timer for the rest. */
  look(): void;
};

/** @param signal the script's lifetime */
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

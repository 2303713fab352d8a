import type { FormName } from '../../shared/forms/forms.ts';
import { forPartners } from '../base/for-partners.ts';
import { uuid } from '../base/uuid.ts';
import { withLock } from '../base/with-lock.ts';
import { pageEvents } from '../state/page-events.ts';
import type { Client } from './client.ts';
import { type AttemptOutcome, answerTimeout, deliver } from './deliver.ts';
import type { FormTokenSource } from './form-token.ts';
import type { Unsent, UnsentStore } from './unsent-store.ts';

export type OutgoingRequest = {
  form: FormName;
  path: string;
  source: string;
  fields: Record<string, string | number>;
};

/** To recognize an unchanged retry. */
export type Draft = { key?: string | undefined; content?: string | undefined };

export type Settled = Exclude<AttemptOutcome, { kind: 'unreachable' }>;

/** `stored`: false if the request is lost with the page. */
export type SendOutcome = Settled | { kind: 'kept'; stored: boolean; key: string };

export type LateListener = (unsent: Unsent, settled: Settled) => void;

/** @returns false if the form's content has changed since */
export type AnswerHandler = (unsent: Unsent, settled: Settled) => boolean;

export type UnsentRequests = {
  prepare(): void;
  /** Stores the request first, so that it survives a crash. */
  send(outgoing: OutgoingRequest, draft: Draft, signal: AbortSignal): Promise<SendOutcome>;
  /**
   * The handler replaces `late`.
   * @returns removes it
   */
  claim(key: string, claim: AnswerHandler): () => void;
  /** Deletes stored requests. */
  discard(isMeant: (unsent: Unsent) => boolean): void;
  /**
   * Resends due requests, or all.
   * @returns when the next attempt is due (ms since 1970)
   */
  flush(all: boolean): Promise<number | undefined>;
};

type UnsentRequestsParts = {
  client: Client;
  tokens: FormTokenSource;
  store: UnsentStore;
  signal: AbortSignal;
  waiting: () => void;
  late: LateListener;
};

/** Delays between attempts (ms); the last one repeats. */
const backOff = [5_000, 30_000, 120_000, 600_000, 1_800_000];

/** Sends every request exactly once (decision 17). */
export function createUnsentRequests({
  client,
  tokens,
  store,
  signal,
  waiting,
  late,
}: UnsentRequestsParts): UnsentRequests {
  const claims = new Map<string, AnswerHandler>();
  // Leaving the page aborts requests; that is not a failure, and the next page resends them immediately.
  let left = false;
  addEventListener('pagehide', () => (left = true), { signal });
  addEventListener('pageshow', () => (left = false), { signal });

  /** One attempt under the request's lock. Undefined if another tab is sending it or `read` returns nothing. */
  function attempt(key: string, wait: boolean, until: AbortSignal, read: () => Unsent | undefined) {
    return withLock(key, wait, async () => {
      const unsent = read();
      if (!unsent) return undefined;
      const delivery = await deliver(client, tokens, unsent, until);
      if (delivery.kind !== 'unreachable') {
        store.remove(key);
        return { unsent, delivery };
      }
      // An aborted fetch may reject before `pagehide` fires.
      await new Promise((resolve) => setTimeout(resolve));
      // Unless the visitor has deleted the request.
      if (!left && store.get(key)) store.put(postponed(unsent, delivery.retryAfter));
      return { unsent, delivery };
    });
  }

  return {
    prepare: tokens.prepare,
    async send(outgoing, draft, until) {
      const key = keyFor(outgoing, draft, store);
      const unsent = written(outgoing, key, store.get(key));
      const stored = store.put(unsent);
      const tried = await attempt(key, true, AbortSignal.any([signal, until]), () => unsent);
      if (!tried || tried.delivery.kind === 'unreachable') {
        waiting();
        return { kind: 'kept', stored, key };
      }
      draft.key = draft.content = undefined;
      return tried.delivery;
    },
    claim(key, claim) {
      claims.set(key, claim);
      return () => claims.delete(key);
    },
    discard(isMeant) {
      for (const { key } of store.all().filter(isMeant)) store.remove(key);
    },
    async flush(all) {
      // `storedAt` in the future: the clock has been corrected since.
      const isDue = ({ notBefore, storedAt }: Unsent) => all || notBefore <= Date.now() || storedAt > Date.now();
      for (const { key } of store.all().filter(isDue)) {
        const tried = await attempt(key, false, signal, () =>
          store.all().find((kept) => kept.key === key && isDue(kept)),
        );
        if (!tried || tried.delivery.kind === 'unreachable') continue;
        // Counts only: analytics gets the lead.
        if (!forPartners && tried.delivery.kind === 'sent')
          pageEvents.setState({ event: 'form_sent_later', params: { form: tried.unsent.form } });
        if (!claims.get(key)?.(tried.unsent, tried.delivery)) late(tried.unsent, tried.delivery);
      }
      const due = store.all().map(({ notBefore }) => notBefore);
      return due.length > 0 ? Math.min(...due) : undefined;
    },
  };
}

/** An unchanged retry keeps its key, also after a reload. An edited one replaces the old request, under a new key. */
function keyFor(outgoing: OutgoingRequest, draft: Draft, store: UnsentStore): string {
  const content = contentOf(outgoing);
  if (draft.key && draft.content === content) return draft.key;
  if (draft.key) store.remove(draft.key);
  draft.content = content;
  draft.key = store.all().find((kept) => contentOf(kept) === content)?.key ?? uuid();
  return draft.key;
}

function contentOf({ form, fields }: Pick<OutgoingRequest, 'form' | 'fields'>): string {
  return JSON.stringify([form, fields]);
}

function written(outgoing: OutgoingRequest, key: string, known: Unsent | undefined): Unsent {
  const now = Date.now();
  return {
    ...outgoing,
    key,
    storedAt: known?.storedAt ?? now,
    tries: known?.tries ?? 0,
    // Without Web Locks, only this delay keeps another tab from sending it.
    notBefore: navigator.locks ? now : now + 3 * answerTimeout,
  };
}

function postponed(unsent: Unsent, retryAfter = 0): Unsent {
  const wait = backOff[Math.min(unsent.tries, backOff.length - 1)] ?? 0;
  return { ...unsent, tries: unsent.tries + 1, notBefore: Date.now() + Math.max(wait, retryAfter * 1000) };
}

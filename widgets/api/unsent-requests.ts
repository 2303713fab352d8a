import type { FormName } from '../../shared/forms/forms.ts';
import { forPartners } from '../base/for-partners.ts';
import { uuid } from '../base/uuid.ts';
import { withLock } from '../base/with-lock.ts';
import { told } from '../state/page-events.ts';
import type { Client } from './client.ts';
import { type AttemptOutcome, answerTimeout, deliver } from './deliver.ts';
import type { FormTokenSource } from './form-token.ts';
import type { Unsent, UnsentStore } from './unsent-store.ts';

/** A request as its form hands it over. */
export type OutgoingRequest = {
  form: FormName;
  path: string;
  /** Where the form stood, for analytics; never sent. */
  source: string;
  fields: Record<string, string | number>;
};

/** One form's memory of its last try, so that an unchanged retry is known as such. */
export type Draft = { key?: string | undefined; content?: string | undefined };

/** An answer that ends a request. */
export type Settled = Exclude<AttemptOutcome, { kind: 'unreachable' }>;

/** `stored`: whether the device keeps the request beyond this page. */
export type SendOutcome = Settled | { kind: 'kept'; stored: boolean; key: string };

/** Called when the server has answered a request that was kept. */
export type LateListener = (unsent: Unsent, settled: Settled) => void;

/** A form's handler for the answer to its kept request. @returns false when the form now holds something else */
export type AnswerHandler = (unsent: Unsent, settled: Settled) => boolean;

export type UnsentRequests = {
  /** Fetches a form token ahead of the first submit. */
  prepare(): void;
  /** Sends a form's request; writes it down first, so that neither a crash nor a cut loses it. */
  send(outgoing: OutgoingRequest, draft: Draft, signal: AbortSignal): Promise<SendOutcome>;
  /** Calls `claim` in place of `late` when the kept request is answered. @returns ends that */
  claim(key: string, claim: AnswerHandler): () => void;
  /**
   * Sends again what is due, or everything when `all` is true.
   * @returns when the next try is due (milliseconds since 1970); undefined when nothing waits
   */
  flush(all: boolean): Promise<number | undefined>;
};

type Parts = {
  client: Client;
  tokens: FormTokenSource;
  store: UnsentStore;
  /** The script's lifetime. */
  signal: AbortSignal;
  /** Called when something waits to be sent again. */
  waiting: () => void;
  /** Called with the answers to kept requests whose form is gone. */
  late: LateListener;
};

/** Waits between tries, in milliseconds; the last one repeats. */
const backOff = [5_000, 30_000, 120_000, 600_000, 1_800_000];

/** Sends requests so that none is lost and none is sent twice (decision 17). */
export function createUnsentRequests({ client, tokens, store, signal, waiting, late }: Parts): UnsentRequests {
  const claims = new Map<string, AnswerHandler>();
  // Leaving a page aborts its requests. That does not count as a failed try: the next page sends at once.
  let left = false;
  addEventListener('pagehide', () => (left = true), { signal });
  addEventListener('pageshow', () => (left = false), { signal });

  /** One try under the request's own lock. Undefined: another tab is sending it, or `read` finds nothing to send. */
  function attempt(key: string, wait: boolean, until: AbortSignal, read: () => Unsent | undefined) {
    return withLock(key, wait, async () => {
      const unsent = read();
      if (!unsent) return undefined;
      const delivery = await deliver(client, tokens, unsent, until);
      if (delivery.kind !== 'unreachable') {
        store.remove(key);
        return { unsent, delivery };
      }
      // An aborted request may say that it failed before the page says that it is left.
      await new Promise((resolve) => setTimeout(resolve));
      // A request that the visitor erased meanwhile stays erased.
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
    async flush(all) {
      // What was kept in the future was kept by a clock that has been set right since.
      const isDue = ({ notBefore, storedAt }: Unsent) => all || notBefore <= Date.now() || storedAt > Date.now();
      for (const { key } of store.all().filter(isDue)) {
        // Read again under the lock: the tab that held it may have sent the request meanwhile.
        const tried = await attempt(key, false, signal, () =>
          store.all().find((kept) => kept.key === key && isDue(kept)),
        );
        if (!tried || tried.delivery.kind === 'unreachable') continue;
        // Only our own counts have a use for it; analytics hears that the lead is there.
        if (!forPartners && tried.delivery.kind === 'sent')
          told.setState({ event: 'form_sent_later', params: { form: tried.unsent.form } });
        if (!claims.get(key)?.(tried.unsent, tried.delivery)) late(tried.unsent, tried.delivery);
      }
      const due = store.all().map(({ notBefore }) => notBefore);
      return due.length > 0 ? Math.min(...due) : undefined;
    },
  };
}

/** The same key for an unchanged retry, also after a reload; an edit gets a new one and takes the old request's place. */
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
    // Without Web Locks, only the time keeps another tab from sending a request that is under way.
    notBefore: navigator.locks ? now : now + 3 * answerTimeout,
  };
}

function postponed(unsent: Unsent, retryAfter = 0): Unsent {
  const wait = backOff[Math.min(unsent.tries, backOff.length - 1)] ?? 0;
  return { ...unsent, tries: unsent.tries + 1, notBefore: Date.now() + Math.max(wait, retryAfter * 1000) };
}

import type { FormName } from '../contract/events.ts';
import type { Client } from './client.ts';
import { answerTimeout, type Delivery, deliver } from './deliver.ts';
import type { FormTokens } from './form-token.ts';
import type { Unsent, UnsentStore } from './unsent-store.ts';
import { uuid } from './uuid.ts';
import { withLock } from './with-lock.ts';

/** A form's request: what a form knows. */
export type Outgoing = { form: FormName; path: string; fields: Record<string, string> };

/** One form's memory of its last try, so that an unchanged retry is known as such. */
export type Draft = { key?: string | undefined; content?: string | undefined };

/** An answer that ends a request. */
export type Settled = Exclude<Delivery, { kind: 'unreachable' }>;

/** `stored`: whether the device keeps the request beyond this page. */
export type SendOutcome = Settled | { kind: 'kept'; stored: boolean; key: string };

/** Told when a request that was kept has been answered for. */
export type LateListener = (unsent: Unsent, settled: Settled) => void;

/** A form's own answer to that. @returns false when the form is no longer about that request */
export type Claim = (unsent: Unsent, settled: Settled) => boolean;

export type Outbox = {
  /** Fetches a form token ahead of the first submit. */
  prepare(): void;
  /** Sends a form's request; writes it down first, so that neither a crash nor a cut loses it. */
  send(outgoing: Outgoing, draft: Draft, signal: AbortSignal): Promise<SendOutcome>;
  /** A form asks to be told of its kept request in place of `late`. @returns ends that */
  claim(key: string, claim: Claim): () => void;
  /**
   * Sends again what is due, or everything when `all` is true.
   * @returns when the next try is due (milliseconds since 1970); undefined when nothing waits
   */
  flush(all: boolean): Promise<number | undefined>;
};

type Parts = {
  client: Client;
  tokens: FormTokens;
  store: UnsentStore;
  /** The script's lifetime. */
  signal: AbortSignal;
  /** Called when something waits to be sent again. */
  waiting: () => void;
  /** Told of kept requests whose form is gone. */
  late: LateListener;
};

/** Waits between tries, in milliseconds; the last one repeats. */
const backOff = [5_000, 30_000, 120_000, 600_000, 1_800_000];

/** Sends requests so that none is lost and none is sent twice (decision 17). */
export function createOutbox({ client, tokens, store, signal, waiting, late }: Parts): Outbox {
  const claims = new Map<string, Claim>();
  // A page that is left ends its requests itself. That is no failed try: the next page sends at once.
  let left = false;
  addEventListener('pagehide', () => (left = true), { signal });
  addEventListener('pageshow', () => (left = false), { signal });

  /** One try under the request's own lock. Undefined: another tab is at it, or `read` finds nothing to send. */
  function attempt(key: string, wait: boolean, until: AbortSignal, read: () => Unsent | undefined) {
    return withLock(key, wait, async () => {
      const unsent = read();
      if (!unsent) return undefined;
      const delivery = await deliver(client, tokens, unsent, until);
      if (delivery.kind !== 'unreachable') store.remove(key);
      // What the visitor has given up in the meantime is not brought back.
      else if (!left && store.get(key)) store.put(postponed(unsent, delivery.retryAfter));
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
      const isDue = (unsent: Unsent) => all || unsent.notBefore <= Date.now();
      for (const { key } of store.all().filter(isDue)) {
        // Read again under the lock: the tab that held it may have sent the request meanwhile.
        const tried = await attempt(key, false, signal, () =>
          store.all().find((kept) => kept.key === key && isDue(kept)),
        );
        if (!tried || tried.delivery.kind === 'unreachable') continue;
        if (!claims.get(key)?.(tried.unsent, tried.delivery)) late(tried.unsent, tried.delivery);
      }
      const due = store.all().map(({ notBefore }) => notBefore);
      return due.length > 0 ? Math.min(...due) : undefined;
    },
  };
}

/** The same key for an unchanged retry, also after a reload; an edit gets a new one and takes the old request's place. */
function keyFor(outgoing: Outgoing, draft: Draft, store: UnsentStore): string {
  const content = contentOf(outgoing);
  if (draft.key && draft.content === content) return draft.key;
  if (draft.key) store.remove(draft.key);
  draft.content = content;
  draft.key = store.all().find((kept) => contentOf(kept) === content)?.key ?? uuid();
  return draft.key;
}

function contentOf({ form, fields }: Outgoing): string {
  return JSON.stringify([form, fields]);
}

function written(outgoing: Outgoing, key: string, known: Unsent | undefined): Unsent {
  const now = Date.now();
  return {
    ...outgoing,
    key,
    storedAt: known?.storedAt ?? now,
    tries: known?.tries ?? 0,
    // Without Web Locks, time alone keeps another tab's hands off a request that is under way.
    notBefore: navigator.locks ? now : now + 3 * answerTimeout,
  };
}

function postponed(unsent: Unsent, retryAfter = 0): Unsent {
  const wait = backOff[Math.min(unsent.tries, backOff.length - 1)] ?? 0;
  return { ...unsent, tries: unsent.tries + 1, notBefore: Date.now() + Math.max(wait, retryAfter * 1000) };
}

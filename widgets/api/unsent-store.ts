import type { FormName } from '../contract/forms.ts';
import { retention } from '../contract/hours.ts';

/** A request that the server has not answered yet. */
export type Unsent = {
  /** Its idempotency key, the same at every try. */
  key: string;
  form: FormName;
  path: string;
  /** Where the form stood; absent in what earlier versions of the script kept. */
  source?: string;
  fields: Record<string, string>;
  /** Milliseconds since 1970. */
  storedAt: number;
  tries: number;
  /** Not to be sent again before this time. */
  notBefore: number;
};

export type UnsentStore = {
  /** Every request still to be sent, oldest first; those past their days are deleted on the way. */
  all(): Unsent[];
  get(key: string): Unsent | undefined;
  /** Adds or replaces by key. False when the device keeps nothing (storage full or switched off). */
  put(unsent: Unsent): boolean;
  remove(key: string): void;
};

const storageKey = 'northlume:unsent';
const lifetime = retention.unsentDays * 24 * 60 * 60 * 1000;

/**
 * Requests kept on the visitor's device (decision 17), shared by the tabs of one origin. Nothing is written
 * before a visitor submits; the entry disappears with its last request.
 */
export function createUnsentStore(now: () => number = Date.now): UnsentStore {
  /** Requests that storage refused, kept for as long as the page lives. */
  let unkept: Unsent[] | undefined;

  function read(): Unsent[] {
    if (unkept) return unkept;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isUnsent) : [];
    } catch {
      // Storage switched off, or an entry that another script broke: there is nothing to send.
      return [];
    }
  }

  function write(list: Unsent[]): boolean {
    try {
      if (list.length > 0) localStorage.setItem(storageKey, JSON.stringify(list));
      else localStorage.removeItem(storageKey);
      unkept = undefined;
      return true;
    } catch {
      unkept = list;
      return false;
    }
  }

  return {
    all() {
      const kept = read();
      const fresh = kept.filter((unsent) => now() - unsent.storedAt < lifetime);
      if (fresh.length < kept.length) write(fresh);
      return fresh;
    },
    get: (key) => read().find((unsent) => unsent.key === key),
    put: (unsent) => write([...read().filter(({ key }) => key !== unsent.key), unsent]),
    remove(key) {
      const kept = read();
      if (kept.some((unsent) => unsent.key === key)) write(kept.filter((unsent) => unsent.key !== key));
    },
  };
}

function isUnsent(value: unknown): value is Unsent {
  const entry = value as Partial<Unsent> | null;
  return (
    typeof entry?.key === 'string' &&
    typeof entry.path === 'string' &&
    typeof entry.storedAt === 'number' &&
    typeof entry.fields === 'object'
  );
}

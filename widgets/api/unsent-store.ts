import { retention } from '../../shared/company/hours.ts';
import type { FormName } from '../../shared/forms/forms.ts';
import { unsentKey } from './has-unsent.ts';

/** A request that the server has not answered yet. */
export type Unsent = {
  /** Its idempotency key, the same at every try. */
  key: string;
  form: FormName;
  path: string;
  /** Where the form stood; absent in what earlier versions of the script kept. */
  source?: string;
  fields: Record<string, string | number>;
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

/** Followed by the request's own key. */
const prefix = `${unsentKey}:`;
const lifetime = retention.unsentDays * 24 * 60 * 60 * 1000;

/**
 * Requests kept on the visitor's device (decision 17), shared by the tabs of one origin: one entry for each, so that neither
 * a page that changes how lists become text nor two tabs at once can spoil another. Nothing is written before a visitor
 * submits.
 */
export function createUnsentStore(now: () => number = Date.now): UnsentStore {
  /** Requests that storage refused, kept for as long as the page lives. */
  const unkept = new Map<string, Unsent>();

  function readAll(): Unsent[] {
    try {
      divideList();
      const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      return kept.map((key) => parse(localStorage.getItem(key))).filter((entry) => entry !== undefined);
    } catch {
      // Storage is switched off.
      return [];
    }
  }

  function all(): Unsent[] {
    const known = [...readAll().filter(({ key }) => !unkept.has(key)), ...unkept.values()];
    const isFresh = ({ storedAt }: Unsent) => now() - storedAt < lifetime;
    for (const { key } of known.filter((unsent) => !isFresh(unsent))) remove(key);
    return known.filter(isFresh).sort((one, other) => one.storedAt - other.storedAt);
  }

  function remove(key: string): void {
    unkept.delete(key);
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Storage is switched off: there is nothing to remove.
    }
  }

  return {
    all,
    remove,
    get: (key) => all().find((unsent) => unsent.key === key),
    put(unsent) {
      if (write(unsent)) {
        unkept.delete(unsent.key);
        return true;
      }
      unkept.set(unsent.key, unsent);
      return false;
    },
  };
}

/** Whether the entry can be read back as it was: a page may have changed how objects become text. */
function write(unsent: Unsent): boolean {
  try {
    localStorage.setItem(prefix + unsent.key, JSON.stringify(unsent));
    const fields = parse(localStorage.getItem(prefix + unsent.key))?.fields;
    return Object.entries(unsent.fields).every(([name, value]) => fields?.[name] === value);
  } catch {
    // Storage is full or switched off.
    return false;
  }
}

/** Gives each request of an earlier version's list an entry of its own. */
function divideList(): void {
  const text = localStorage.getItem(unsentKey);
  if (text === null) return;
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    // Another script broke it: there is nothing to send.
  }
  if (!Array.isArray(list) || list.filter(isUnsent).every(write)) localStorage.removeItem(unsentKey);
}

function parse(text: string | null): Unsent | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    return isUnsent(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isUnsent(value: unknown): value is Unsent {
  const entry = value as Partial<Unsent> | null | undefined;
  return (
    typeof entry?.key === 'string' &&
    typeof entry.path === 'string' &&
    typeof entry.storedAt === 'number' &&
    typeof entry.fields === 'object'
  );
}

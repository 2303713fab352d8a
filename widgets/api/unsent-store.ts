import { retention } from '../../shared/company/hours.ts';
import type { FormName } from '../../shared/forms/forms.ts';
import { unsentPrefix as prefix, unsentKeys } from './has-unsent.ts';

export type Unsent = {
  /** Idempotency key of every attempt. */
  key: string;
  form: FormName;
  path: string;
  source?: string;
  fields: Record<string, string | number>;
  /** Milliseconds since 1970. */
  storedAt: number;
  tries: number;
  notBefore: number;
};

export type UnsentStore = {
  /** Oldest first. Deletes expired requests. */
  all(): Unsent[];
  get(key: string): Unsent | undefined;
  /** Inserts or replaces by key. False if storage is full or disabled. */
  put(unsent: Unsent): boolean;
  remove(key: string): void;
};

const lifetime = retention.unsentDays * 24 * 60 * 60 * 1000;

/**
 * Unsent requests on the visitor's device (decision 17), shared by the tabs of an origin. One storage entry each: two
 * tabs, or a page that patched `toJSON`, cannot corrupt the others. Stores nothing before a submit.
 */
export function createUnsentStore(now: () => number = Date.now): UnsentStore {
  const unstored = new Map<string, Unsent>();

  const readAll = () => unsentKeys().flatMap((key) => parse(localStorage.getItem(key)) ?? []);

  function all(): Unsent[] {
    const known = [...readAll().filter(({ key }) => !unstored.has(key)), ...unstored.values()];
    const isFresh = ({ storedAt }: Unsent) => now() - storedAt < lifetime;
    for (const { key } of known.filter((unsent) => !isFresh(unsent))) remove(key);
    return known.filter(isFresh).sort((one, other) => one.storedAt - other.storedAt);
  }

  function remove(key: string): void {
    unstored.delete(key);
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Storage is disabled.
    }
  }

  return {
    all,
    remove,
    get: (key) => all().find((unsent) => unsent.key === key),
    put(unsent) {
      if (write(unsent)) {
        unstored.delete(unsent.key);
        return true;
      }
      unstored.set(unsent.key, unsent);
      return false;
    },
  };
}

/** False if the entry does not read back unchanged: a page may have patched `toJSON`. */
function write(unsent: Unsent): boolean {
  try {
    localStorage.setItem(prefix + unsent.key, JSON.stringify(unsent));
    const fields = parse(localStorage.getItem(prefix + unsent.key))?.fields;
    return Object.entries(unsent.fields).every(([name, value]) => fields?.[name] === value);
  } catch {
    return false;
  }
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

import type { Counted } from '../../shared/counts.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { companyTime } from '../format/company-time.ts';
import { ceilings } from '../guards/ceilings.ts';
import { addCounts, inOrder, keyOf } from './add-counts.ts';
import { eventRow } from './event-row.ts';
import { plainRow } from './plain-row.ts';
import type { EventRow } from './tables.ts';

/** Unknown addresses may be of any length. */
const longest = 120;

/**
 * Masks what may be personal or grant access: email addresses, long numbers and tokens.
 * @param path decoded, lower case
 */
function maskPath(path: string): string {
  const parts = path.split('/').map((part) => {
    const isToken = part.length >= 24 && /\d/.test(part) && !/^(?:[a-z]+|\d{1,4})(?:-(?:[a-z]+|\d{1,4}))*$/.test(part);
    return isToken || /@|\d{5}|\p{Cc}/u.test(part) ? '(hidden)' : part;
  });
  return [...parts.join('/')].slice(0, longest).join('');
}

export type Counts = {
  /** @param path a page of ours, or `(other)` */
  add(path: string, events: readonly Counted[]): void;
  /** @param path from `readPath` */
  addUnknown(path: string): void;
  /** Saves pending counts. Throws `DatabaseUnavailable`; they then stay pending. */
  flush(): Promise<void>;
  /** Saves pending counts first. */
  stop(): Promise<void>;
};

export type CountsParts = {
  database: Pick<Database, 'transaction'>;
  clock?: () => Date;
  /** Different rows of an event on a day. */
  mostOfEvent?: number;
  /** Called when a day had more. */
  onFull?: () => void;
  onProblem: (message: string, error: unknown) => void;
};

/** How long a count may wait in memory (ms) and be lost in a crash. */
const pause = 10_000;

/** Bounds the memory. */
const mostWaiting = 5_000;

/** Unknown addresses per day counted separately. */
const mostUnknown = 300;

/** Rows per write; small, because visitors' writes wait for it. */
const pageSize = 100;

/** Adds up counts in memory and saves them every few seconds. */
export function createCounts({
  database,
  clock = () => new Date(),
  mostOfEvent = ceilings.counts.ofEvent,
  onFull = () => undefined,
  onProblem,
}: CountsParts): Counts {
  let waiting = new Map<string, EventRow>();
  let writing: Promise<void> = Promise.resolve();
  let unknown = { day: '', paths: new Set<string>() };
  const timer = setInterval(() => void flush().catch((error) => onProblem('Counts wait', error)), pause);
  timer.unref();

  const today = () => companyTime(clock().getTime()).toPlainDate().toString();

  function counted(day: string, path: string): string {
    if (unknown.day !== day) unknown = { day, paths: new Set() };
    const masked = maskPath(path);
    if (!unknown.paths.has(masked) && unknown.paths.size >= mostUnknown) return '(more)';
    unknown.paths.add(masked);
    return masked;
  }

  function put(row: EventRow): void {
    // A crowd of invented counts leaves room for pages and forms.
    const kept = waiting.size < mostWaiting || waiting.has(keyOf(row)) ? row : plainRow(row);
    if (kept === undefined) return;
    const name = keyOf(kept);
    const known = waiting.get(name);
    if (known) known.count += kept.count;
    else waiting.set(name, kept);
  }

  /** Sequential, so that a shutdown waits for the current write. */
  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  }

  async function write(): Promise<void> {
    const rows = inOrder([...waiting.values()]);
    waiting = new Map();
    let size = pageSize;
    while (rows.length > 0) {
      const page = rows.slice(0, size);
      try {
        const more = await database.transaction().execute((trx) => addCounts(trx, page, mostOfEvent));
        if (more) onFull();
        size = Math.min(2 * size, pageSize);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) {
          rows.forEach(put);
          throw error;
        }
        // One row is always refused; smaller pages isolate it to drop it.
        size = Math.ceil(page.length / 2);
        if (page.length > 1) continue;
        onProblem('A count is refused', error);
      }
      rows.splice(0, page.length);
    }
  }

  return {
    add(path, events) {
      const day = today();
      for (const counted of events) put(eventRow(day, path, counted));
    },
    addUnknown(path) {
      const day = today();
      put(eventRow(day, '(other)', { event: 'not_found', detail: counted(day, path) }));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush().catch((error) => onProblem('Counts are lost', error));
    },
  };
}

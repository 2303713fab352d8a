import type { Counted } from '../../shared/counts.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { torontoTime } from '../format/toronto-time.ts';
import { addCounts } from './add-counts.ts';
import { eventRow } from './event-row.ts';
import { maskPath } from './mask-path.ts';
import type { EventRow } from './tables.ts';

export type Counts = {
  /** Adds what was counted on a page: `path` of ours, or `(other)`. Kept within seconds. */
  add(path: string, events: readonly Counted[]): void;
  /** Adds that a person's browser asked for an address that leads nowhere. @param path as `readPath` gives it */
  addUnknown(path: string): void;
  /** Adds that an old address was answered with the page that took its place. @param rule the name of the redirect rule */
  addRedirect(rule: string, to: string): void;
  /** Writes what is waiting. Throws `DatabaseUnavailable`; it is then tried again. */
  flush(): Promise<void>;
  /** Writes what is waiting and ends. */
  stop(): Promise<void>;
};

export type CountsParts = {
  database: Pick<Database, 'transaction'>;
  clock?: () => Date;
  onProblem: (message: string, error: unknown) => void;
};

/** How long a count may wait in memory (ms). A crash loses so much of them, and a lead never waits for a count. */
const pause = 10_000;

/** Different counts that may wait: a flood of invented ones costs no more memory. */
const mostWaiting = 5_000;

/** Different unknown addresses of a day that this process counts by themselves; the rest is one number. */
const mostUnknown = 300;

/** Rows in one write: small, because visitors' writes wait for it. */
const pageSize = 100;

/** The site's own counts: added up in memory, and to the day's in the database every few seconds. */
export function createCounts({ database, clock = () => new Date(), onProblem }: CountsParts): Counts {
  let waiting = new Map<string, EventRow>();
  let writing: Promise<void> = Promise.resolve();
  let unknown = { day: '', paths: new Set<string>() };
  const timer = setInterval(() => void flush().catch((error) => onProblem('Counts wait', error)), pause);
  timer.unref();

  const today = () => torontoTime(clock().getTime()).toPlainDate().toString();

  /** The path, or what stands for all that are too many. */
  function counted(day: string, path: string): string {
    if (unknown.day !== day) unknown = { day, paths: new Set() };
    const masked = maskPath(path);
    if (!unknown.paths.has(masked) && unknown.paths.size >= mostUnknown) return '(more)';
    unknown.paths.add(masked);
    return masked;
  }

  function put(row: EventRow): void {
    const { count, page_kind, ...key } = row;
    const name = JSON.stringify(Object.values(key));
    const known = waiting.get(name);
    if (known) known.count += count;
    else if (waiting.size < mostWaiting) waiting.set(name, row);
  }

  /** One after the other: what is being written when the server stops is waited for. */
  function flush(): Promise<void> {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  }

  async function write(): Promise<void> {
    const rows = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    waiting = new Map();
    let size = pageSize;
    while (rows.length > 0) {
      const page = rows.slice(0, size);
      try {
        await database.transaction().execute((trx) => addCounts(trx, page));
        size = Math.min(2 * size, pageSize);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) {
          rows.forEach(put);
          throw error;
        }
        // One of them is refused, and always would be: in smaller pages it is found and left out.
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
    addRedirect(rule, to) {
      put(eventRow(today(), to, { event: 'redirect', detail: rule }));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush().catch((error) => onProblem('Counts are lost', error));
    },
  };
}

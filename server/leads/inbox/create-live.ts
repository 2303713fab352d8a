import type { Database } from '../../database/database.ts';

/** Polling interval (ms) for writes of other processes. */
const lookEvery = 1_000;
/** References per event; listeners reload their list anyway. */
const mostReported = 50;
/** Overlapping transactions may commit out of order, so this many ids below the highest are read again. */
const overlap = 20;

const watched = ['leads', 'lead_events', 'lead_openings'] as const;
type Watched = (typeof watched)[number];

/** Reports changed leads by reference, whichever process wrote them. */
export type Live = {
  /** Returns the function that unsubscribes. */
  listen(listener: (references: string[]) => void): () => void;
  /** Resolves once the current rows are known; later changes are reported. */
  ready(): Promise<void>;
};

/** Polls only while there are listeners. */
export function createLive(database: Database, onProblem: (message: string, error: unknown) => void): Live {
  const listeners = new Set<(references: string[]) => void>();
  let stop = () => {};
  let firstLook = Promise.resolve();

  function begin(): () => void {
    const reported = new Set<string>();
    const last: Partial<Record<Watched, number>> = {};
    let ended = false;
    let looking = Promise.resolve();

    async function newIn(table: Watched): Promise<string[]> {
      const newest = await database.read
        .selectFrom(table)
        .select(({ fn }) => fn.max<number | null>('id').as('id'))
        .executeTakeFirstOrThrow();
      const before = last[table];
      last[table] = Math.max(newest.id ?? 0, before ?? 0);
      const from = (before ?? last[table]) - overlap;
      const rows = await rowsAfter(database, table, from);
      const fresh = rows.filter(({ id }) => !reported.has(`${table} ${id}`));
      for (const { id } of fresh) reported.add(`${table} ${id}`);
      // On the first poll every row is old.
      return before === undefined ? [] : fresh.map(({ reference }) => reference);
    }

    async function look(): Promise<void> {
      if (ended) return;
      try {
        const changed = new Set<string>();
        for (const table of watched) for (const reference of await newIn(table)) changed.add(reference);
        if (changed.size > 0) for (const listener of listeners) listener([...changed].slice(0, mostReported));
        if (reported.size > 10_000) reported.clear();
      } catch (error) {
        onProblem('News of leads could not be read', error);
      }
    }
    let waits = false;
    // A poll sees everything written before it starts, so one waiting poll suffices.
    const lookSoon = () => {
      if (waits) return;
      waits = true;
      looking = looking.then(() => {
        waits = false;
        return look();
      });
    };
    lookSoon();
    firstLook = looking;
    const timer = setInterval(lookSoon, lookEvery).unref();
    const unsubscribe = database.onCommit(lookSoon);
    return () => {
      ended = true;
      clearInterval(timer);
      unsubscribe();
    };
  }

  return {
    listen(listener) {
      if (listeners.size === 0) stop = begin();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    ready: () => firstLook,
  };
}

function rowsAfter({ read }: Database, table: Watched, id: number) {
  if (table === 'leads')
    return read
      .selectFrom('leads')
      .select(['id', 'reference'])
      .where('id', '>', id)
      .orderBy('id', 'desc')
      .limit(200)
      .execute();
  return read
    .selectFrom(table)
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select([`${table}.id`, 'reference'])
    .where(`${table}.id`, '>', id)
    .orderBy(`${table}.id`, 'desc')
    .limit(200)
    .execute();
}

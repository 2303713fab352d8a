import type { Database } from '../../database/database.ts';

/** Between two looks for what other processes wrote (ms). */
const lookEvery = 1_000;
/** Most references that one event names: listeners read their list again anyway. */
const mostTold = 50;
/** Of two writes that overlap, the one with the lower number may be seen later: so far back is looked again. */
const overlap = 20;

/** Where a new row is news of a lead. */
const watched = ['leads', 'lead_events', 'lead_openings'] as const;
type Watched = (typeof watched)[number];

/** Hears which leads came or were changed, by their references, whichever process wrote them. */
export type Live = {
  /** Calls back after each change, until the function that it gives is called. */
  listen(listener: (references: string[]) => void): () => void;
  /** Settles once the present rows are known: every change after that is reported. */
  ready(): Promise<void>;
};

/** Looks into the database only while somebody listens. */
export function createLive(database: Database, onProblem: (message: string, error: unknown) => void): Live {
  const listeners = new Set<(references: string[]) => void>();
  let stop = () => {};
  let firstLook = Promise.resolve();

  function begin(): () => void {
    const told = new Set<string>();
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
      const fresh = rows.filter(({ id }) => !told.has(`${table} ${id}`));
      for (const { id } of fresh) told.add(`${table} ${id}`);
      // At the first look everything is old.
      return before === undefined ? [] : fresh.map(({ reference }) => reference);
    }

    async function look(): Promise<void> {
      if (ended) return;
      try {
        const changed = new Set<string>();
        for (const table of watched) for (const reference of await newIn(table)) changed.add(reference);
        if (changed.size > 0) for (const listener of listeners) listener([...changed].slice(0, mostTold));
        if (told.size > 10_000) told.clear();
      } catch (error) {
        onProblem('News of leads could not be read', error);
      }
    }
    let waits = false;
    // One look sees all that came until it begins, so no more than one waits behind the one under way.
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

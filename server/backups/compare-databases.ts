import { sql } from 'kysely';
import type { DatabaseReader } from '../database/schema.ts';
import { compareLeads } from './compare-leads.ts';
import type { Compared } from './compare-restored.ts';

type Content = { rows: number; digest: string };

const none = { here: 0, restored: 0, deletedSince: 0 };
/** Tables that are never empty in use; if one is, the restore broke off. */
const neverEmpty = ['audit', 'consents', 'leads', 'kysely_migration', 'secrets', 'staff'];

/**
 * Compares row count and digest of each table with the live database, and each lead from before the backup. Missing,
 * unreadable or unexpectedly empty tables are faults; rows written since are not. PostgreSQL only.
 * @throws DatabaseUnavailable, or an error that says why the two cannot be compared
 */
export async function compareDatabases(restored: DatabaseReader, live: DatabaseReader): Promise<Compared> {
  if ((await identityOf(restored)) === (await identityOf(live)))
    throw new Error('That is the database in use, not a restored copy');
  try {
    return await compareTables(restored, live);
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.message, tables: [], leads: none };
    throw error;
  }
}

class Unreadable extends Error {}

async function readable<Found>(what: string, reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    throw new Unreadable(`Cannot be read in it: ${what} (${(error as Error).message})`);
  }
}

async function compareTables(restored: DatabaseReader, live: DatabaseReader): Promise<Compared> {
  const names = await tablesOf(live);
  const there = new Set(await readable('the list of tables', tablesOf(restored)));
  const missing = names.filter((name) => !there.has(name));
  const tables: Compared['tables'] = [];
  const empty: string[] = [];
  for (const name of names.filter((table) => there.has(table))) {
    const [here, copy] = await Promise.all([contentOf(live, name), readable(name, contentOf(restored, name))]);
    tables.push({ name, rows: copy.rows, same: here.digest === copy.digest });
    if (copy.rows === 0 && here.rows > 0 && neverEmpty.includes(name)) empty.push(name);
  }
  if (missing.length > 0) return { ok: false, fault: `Not in it: ${missing.join(', ')}`, tables, leads: none };
  if (empty.length > 0) return { ok: false, fault: `Empty in it: ${empty.join(', ')}`, tables, leads: none };
  const leads = await leadsOf(restored, live);
  return { ok: leads.here === leads.restored, fault: null, tables, leads };
}

async function identityOf(read: DatabaseReader): Promise<string> {
  const asked = sql<{ identity: string }>`
    select concat_ws(' ', current_database(), inet_server_port(), pg_postmaster_start_time()) as identity`;
  return (await asked.execute(read)).rows[0]?.identity ?? '';
}

async function tablesOf(read: DatabaseReader): Promise<string[]> {
  const asked = sql<{ name: string }>`
    select tablename::text as name from pg_tables where schemaname = current_schema() order by tablename`;
  return (await asked.execute(read)).rows.map(({ name }) => name);
}

/** PostgreSQL computes the digest, so no row leaves it. */
async function contentOf(read: DatabaseReader, table: string): Promise<Content> {
  const asked = sql<Content>`
    select count(*) as rows, encode(sha256(convert_to(coalesce(string_agg(row, '' order by row collate "C"), ''), 'UTF8')), 'hex') as digest
    from (select encode(sha256(convert_to(content::text, 'UTF8')), 'hex') as row from ${sql.table(table)} as content) as all_rows`;
  return (await asked.execute(read)).rows[0] ?? { rows: 0, digest: '' };
}

async function leadsOf(restored: DatabaseReader, live: DatabaseReader): Promise<Compared['leads']> {
  const asked = restored.selectFrom('leads').select(({ fn }) => fn.max('received_at').as('newest'));
  const { newest } = await readable('leads', asked.executeTakeFirstOrThrow());
  const known = (read: DatabaseReader) =>
    read
      .selectFrom('leads')
      .select(['reference', 'content_hash'])
      .where('received_at', '<=', newest ?? 0)
      .execute();
  return compareLeads(await readable('leads', known(restored)), await known(live));
}

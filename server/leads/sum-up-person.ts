import { sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { sqliteSum } from './people/tables.ts';

/** Takes a person off the list of contacts: deleting thousands of their rows then updates nothing. `sumUp` follows. */
export async function takeOffList(trx: Transaction, person: string): Promise<void> {
  await trx.deleteFrom('known_people').where('person', '=', person).execute();
}

/** Adds a person to the list of contacts again, if any of their rows are left. */
export async function sumUp(trx: Transaction, person: string): Promise<void> {
  if (isPostgres(trx)) {
    await sql`select renew_known_person(${person})`.execute(trx);
    return;
  }
  // The update of a remaining row may have listed them again.
  await takeOffList(trx, person);
  await sql`with own (key) as (select ${person}) ${sql.raw(sqliteSum('(select key from own)'))}`.execute(trx);
}

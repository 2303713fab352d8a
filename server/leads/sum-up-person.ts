import { sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { sqliteSum } from './people/tables.ts';

/** Takes a person off the list of contacts: to delete thousands of their rows then sums up nothing. `sumUp` follows. */
export async function takeOffList(trx: Transaction, person: string): Promise<void> {
  await trx.deleteFrom('known_people').where('person', '=', person).execute();
}

/** Puts a person on the list of contacts with what there is of them, if anything. */
export async function sumUp(trx: Transaction, person: string): Promise<void> {
  if (isPostgres(trx)) {
    await sql`select renew_known_person(${person})`.execute(trx);
    return;
  }
  // An update of a row that stays has put them on it already.
  await takeOffList(trx, person);
  const parts = sqliteSum('?').split('?');
  await sql`${sql.join(
    parts.map((part) => sql.raw(part)),
    sql`${person}`,
  )}`.execute(trx);
}

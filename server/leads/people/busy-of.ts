import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { most } from './tables.ts';

/** Those of whom not all rows of a source are read: somebody may send thousands. */
export async function busyOf(
  read: Kysely<Schema>,
  keys: readonly string[],
  source: 'request' | 'chat',
): Promise<readonly string[]> {
  if (keys.length === 1) return keys;
  const mark = sql.lit(` ${source} `);
  /** How many of them `known_people` sums up. */
  const summedUp = sql<number>`(length(marks) - length(replace(marks, ${mark}, ''))) / length(${mark})`;
  const rows = await read
    .selectFrom('known_people')
    .select('person')
    .where('person', 'in', keys)
    .where(summedUp, '>=', most)
    .execute();
  return rows.map(({ person }) => person);
}

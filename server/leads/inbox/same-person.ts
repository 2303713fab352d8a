import { type ExpressionBuilder, sql } from 'kysely';
import { phoneDigits, sameNumbers } from '../../database/columns/phone-digits.ts';
import type { Schema } from '../../database/schema.ts';
import type { LeadRow } from '../tables.ts';

type LeadExpression = ExpressionBuilder<Schema, 'leads'>;

/** Requests with the same email or phone, and those merged with the given one. */
export function samePerson({ id, email, phone, merged_into }: LeadRow) {
  const first = merged_into ?? id;
  const numbers = sameNumbers(phone);
  return ({ eb, or }: LeadExpression) =>
    or([
      eb(sql`lower(leads.email)`, '=', email.toLowerCase()),
      eb('leads.id', 'in', [id, first]),
      eb('leads.merged_into', '=', first),
      ...(numbers.length > 0 ? [eb(sql`${sql.raw(phoneDigits('leads.phone'))}`, 'in', numbers)] : []),
    ]);
}

export function areAlike(one: LeadRow, other: LeadRow): boolean {
  if (one.email.toLowerCase() === other.email.toLowerCase()) return true;
  const [number] = sameNumbers(one.phone);
  return number !== undefined && sameNumbers(other.phone).includes(number);
}

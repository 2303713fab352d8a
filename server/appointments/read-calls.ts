import { type Kysely, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { hours } from '../../shared/company/hours.ts';
import type { DayAnswer } from '../../shared/staff/appointments.ts';
import type { Schema } from '../database/schema.ts';
import { companyTime } from '../format/company-time.ts';
import { requestLabel } from '../leads/service-label.ts';
import type { CallOfLead } from './calendar-files.ts';
import { heldCalls } from './read-appointments.ts';

/** In the order of time. */
const booked = (read: Kysely<Schema>) =>
  heldCalls(read).leftJoin('staff', 'staff.id', 'staff_id').orderBy('starts_at').orderBy('appointments.id');

const mostOfDay = 500;
const mostOfFeed = 2000;

/** Where the call is worked on: of a request that was merged, the one that it is part of. */
const worked = sql<string>`coalesce((select first.reference from leads as first where first.id = leads.merged_into), leads.reference)`;

/** The calls of a day in Toronto, and the next day that has any. @param day `2026-11-26` */
export async function callsOfDay(read: Kysely<Schema>, day: string): Promise<DayAnswer> {
  const begins = Temporal.PlainDate.from(day).toZonedDateTime(hours.timeZone);
  const ends = begins.add({ days: 1 }).epochMilliseconds;
  const calls = await booked(read)
    .select([
      worked.as('reference'),
      'starts_at',
      'minutes',
      'leads.name',
      'company',
      'phone',
      'service',
      'form',
      'staff.email as who',
    ])
    .where('starts_at', '>=', begins.epochMilliseconds)
    .where('starts_at', '<', ends)
    .limit(mostOfDay)
    .execute();
  const next = await booked(read).select('starts_at').where('starts_at', '>=', ends).limit(1).executeTakeFirst();
  return {
    day,
    calls: calls.map(({ starts_at, service, form, ...call }) => ({
      ...call,
      at: starts_at,
      subject: requestLabel({ service, form }),
    })),
    next: next ? companyTime(next.starts_at).toPlainDate().toString() : null,
  };
}

export function callsSince(read: Kysely<Schema>, since: number): Promise<CallOfLead[]> {
  return booked(read)
    .selectAll('appointments')
    .select(['reference', 'leads.name', 'company', 'phone', 'service', 'form'])
    .where('starts_at', '>=', since)
    .limit(mostOfFeed)
    .execute();
}

import type { Kysely } from 'kysely';
import type { BookedCall, FreeDay, FreeTime } from '../../shared/appointments/appointments.ts';
import { changeableUntil } from '../../shared/appointments/call-paths.ts';
import type { Schema } from '../database/schema.ts';
import { companyClock, companyDayName, companyTime } from '../format/company-time.ts';
import { readSettings, slotRules } from './appointment-settings.ts';
import { freeSlots, type TakenSlot } from './slots.ts';
import type { AppointmentRow } from './tables.ts';

const day = 24 * 60 * 60_000;
/** For a first choice; a call that is booked keeps its link. */
const linkDays = 30;

export function leadOf(read: Kysely<Schema>, reference: string) {
  return read
    .selectFrom('leads')
    .select(['id', 'reference', 'email', 'form', 'state', 'received_at', 'owner_id', 'version', 'merged_into'])
    .where('reference', '=', reference);
}

export type LeadOfCall = NonNullable<Awaited<ReturnType<ReturnType<typeof leadOf>['executeTakeFirst']>>>;

/**
 * The request that a lead's call belongs to: one that was merged into it, if it has none of its own.
 * @returns its reference, else the lead's
 */
export async function requestOfCall(read: Kysely<Schema>, reference: string): Promise<string> {
  const found = await read
    .selectFrom('leads')
    .innerJoin('leads as part', (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb('part.id', '=', ref('leads.id')), eb('part.merged_into', '=', ref('leads.id'))]),
      ),
    )
    .innerJoin('appointments', 'appointments.lead_id', 'part.id')
    .select('part.reference')
    .where('leads.reference', '=', reference)
    .where('seat', 'is not', null)
    .orderBy('part.merged_into', (order) => order.asc().nullsFirst())
    .orderBy('starts_at', 'desc')
    .executeTakeFirst();
  return found?.reference ?? reference;
}

export function appointmentOf(read: Kysely<Schema>, lead: number): Promise<AppointmentRow | undefined> {
  return read.selectFrom('appointments').selectAll().where('lead_id', '=', lead).executeTakeFirst();
}

/** Spam must not fill the calendar. */
export const isWanted = ({ state }: LeadOfCall): boolean => state !== 'quarantine' && state !== 'spam';

/** A suspicious or old lead books nothing. */
export function mayBook(lead: LeadOfCall, booked: AppointmentRow | undefined, now: number): boolean {
  if (!isWanted(lead)) return false;
  return booked !== undefined || now - lead.received_at < linkDays * day;
}

export const isBooked = (row: AppointmentRow | undefined): row is AppointmentRow =>
  row !== undefined && row.cancelled_at === null;

/** Until an hour before. */
export const isChangeable = ({ starts_at }: AppointmentRow, now: number): boolean =>
  now <= starts_at - changeableUntil * 60_000;

/** Calls of requests that are no spam: to mark one as spam frees its time. */
export function heldCalls(read: Kysely<Schema>) {
  return read
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .where('seat', 'is not', null)
    .where('leads.state', 'not in', ['quarantine', 'spam']);
}

/** Calls that are booked and not over, without the lead's own. */
export async function takenSlots(read: Kysely<Schema>, now: number, own = -1): Promise<TakenSlot[]> {
  const rows = await heldCalls(read)
    .select(['starts_at', 'minutes', 'seat'])
    .where('starts_at', '>', now - day)
    .where('lead_id', '!=', own)
    .execute();
  return rows.map(({ starts_at, minutes, seat }) => ({ at: starts_at, minutes, seat: seat ?? '' }));
}

/** Free times by the days of the company's clock; the lead's own time counts as free for it. @param by `staff`: without notice */
export async function freeDays(read: Kysely<Schema>, now: number, own?: number, by?: 'staff'): Promise<FreeDay[]> {
  const rules = await slotRules(read, await readSettings(read), by);
  const days = new Map<string, FreeDay>();
  for (const at of freeSlots(now, rules, await takenSlots(read, now, own))) {
    const { key, day, time } = named(at);
    const found = days.get(key) ?? { day, times: [] };
    found.times.push(time);
    days.set(key, found);
  }
  return [...days.values()];
}

type NamedTime = { key: string; day: string; time: FreeTime };

/** Some hundreds of times are asked for again and again. */
const names = new Map<number, NamedTime>();
const mostNames = 2_000;

function named(at: number): NamedTime {
  const known = names.get(at);
  if (known) return known;
  if (names.size >= mostNames) names.clear();
  const time = { at: new Date(at).toISOString(), clock: companyClock(at) };
  const made = { key: companyTime(at).toPlainDate().toString(), day: companyDayName(at), time };
  names.set(at, made);
  return made;
}

/** `Thursday, November 26 at 14:00`. */
export const whenText = (at: number): string => `${companyDayName(at)} at ${companyClock(at)}`;

export function bookedCall(row: AppointmentRow, now: number): BookedCall {
  const { starts_at, minutes } = row;
  return {
    at: new Date(starts_at).toISOString(),
    minutes,
    when: whenText(starts_at),
    changeable: isChangeable(row, now),
  };
}

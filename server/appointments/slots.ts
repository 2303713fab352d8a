import { Temporal } from 'temporal-polyfill';
import { hours } from '../../shared/company/hours.ts';
import { isWorkday } from '../../shared/company/support-hours.ts';
import { companyTime } from '../format/company-time.ts';

/** Milliseconds since 1970. */
export type Slot = { at: number; minutes: number };
export type TakenSlot = Slot & { seat: string };

export type SlotRules = {
  minutes: number;
  leadHours: number;
  /** After each call, before the next. */
  bufferMinutes: number;
  /** Calls at the same time, by name. */
  seats: readonly string[];
};

/** Support hours, unless a test says otherwise. `closes`: up to `24:00`. */
export type OpenHours = {
  opens: string;
  closes: string;
  isOpen(day: Temporal.PlainDate): boolean;
};

/** Days ahead that can be booked. */
export const daysAhead = 14;

const minute = 60_000;

const supportHours: OpenHours = { opens: hours.opens, closes: hours.closes, isOpen: isWorkday };

/**
 * The times (ms since 1970) at which a call may begin: within support hours in Toronto, on no closed day, at least the
 * lead time from `now`, within `daysAhead`, and with a free seat. Hours are measured, not read from a clock, so a day
 * on which the clocks change has 23 or 25.
 */
export function freeSlots(
  now: number,
  rules: SlotRules,
  taken: readonly TakenSlot[],
  open: OpenHours = supportHours,
): number[] {
  const earliest = now + rules.leadHours * 60 * minute;
  const today = companyTime(now).toPlainDate();
  return slotsFrom(today, rules, open).filter((at) => at >= earliest && freeSeat(at, rules, taken) !== undefined);
}

/** How many calls have room within `daysAhead`, with those that are booked. */
export function callsInAll(now: number, rules: SlotRules, open: OpenHours = supportHours): number {
  return slotsFrom(companyTime(now).toPlainDate(), rules, open).length * rules.seats.length;
}

/** Of the last day and rules: calendars take milliseconds, and anybody with a link may ask. */
let known: { key: string; open: OpenHours; slots: readonly number[] } | undefined;

function slotsFrom(today: Temporal.PlainDate, rules: SlotRules, open: OpenHours): readonly number[] {
  const key = `${today} ${rules.minutes} ${rules.bufferMinutes}`;
  if (known?.key === key && known.open === open) return known.slots;
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => today.add({ days: ahead }));
  const slots = days.flatMap((day) => slotsOf(day, rules, open));
  known = { key, open, slots };
  return slots;
}

/** A seat whose calls keep their distance from one at `at`; undefined if all are taken. */
export function freeSeat(at: number, rules: SlotRules, taken: readonly TakenSlot[]): string | undefined {
  const { minutes, bufferMinutes, seats } = rules;
  const near = taken.filter(
    (other) =>
      at < other.at + (other.minutes + bufferMinutes) * minute && other.at < at + (minutes + bufferMinutes) * minute,
  );
  // Also counts calls of colleagues who do not call any more.
  if (near.length >= seats.length) return undefined;
  return seats.find((seat) => near.every((other) => other.seat !== seat));
}

function slotsOf(day: Temporal.PlainDate, { minutes, bufferMinutes }: SlotRules, open: OpenHours): number[] {
  if (!open.isOpen(day)) return [];
  const closes = momentOf(day, open.closes) - minutes * minute;
  const slots: number[] = [];
  for (let at = momentOf(day, open.opens); at <= closes; at += (minutes + bufferMinutes) * minute) slots.push(at);
  return slots;
}

/** @param clock up to `24:00` */
export function momentOf(day: Temporal.PlainDate, clock: string, timeZone: string = hours.timeZone): number {
  const [date, time] = clock === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, clock];
  return date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
}

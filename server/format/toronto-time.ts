import { hours } from '../../widgets/contract/hours.ts';

/** A moment as the wall clock of the support hours' time zone reads it. */
export type WallClock = {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 to 23. */
  hour: number;
  minute: number;
  second: number;
};

const fields = new Intl.DateTimeFormat('en-CA', {
  timeZone: hours.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Reads a moment on the Toronto clock. */
export function wallClock(moment: Date): WallClock {
  const clock: WallClock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of fields.formatToParts(moment)) {
    if (type in clock) clock[type as keyof WallClock] = Number(value);
  }
  return clock;
}

/**
 * The moment a Toronto clock shows a time of a day. A day outside the month rolls over, as in `Date`.
 * Daylight saving is taken as it is on that day; of an hour that comes twice, the first.
 */
export function fromWallClock(year: number, month: number, day: number, minutes: number): Date {
  const asIfUtc = Date.UTC(year, month - 1, day, 0, minutes);
  // The zone's offset is looked up at a guess and once more at the corrected guess: the first may lie across a change.
  const guess = asIfUtc - offsetAt(asIfUtc);
  return new Date(asIfUtc - offsetAt(guess));
}

/** How far the Toronto clock is ahead of UTC at a moment, in milliseconds (negative). */
function offsetAt(moment: number): number {
  const { year, month, day, hour, minute, second } = wallClock(new Date(moment));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

const stamp = new Intl.DateTimeFormat('en-CA', {
  timeZone: hours.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** `2026-11-20 14:05`, Toronto time. */
export function torontoStamp(moment: Date): string {
  return stamp.format(moment).replace(', ', ' ');
}

import { closedDates } from './closed-days.ts';
import { hours } from './hours.ts';

/** Whether a calendar date (month 1 to 12) is a day with support hours. */
export function isWorkday({ year, month, day }: { year: number; month: number; day: number }): boolean {
  // UTC only as a calendar without changes of the clock.
  const at = new Date(Date.UTC(year, month - 1, day));
  const weekday = at.getUTCDay() || 7;
  return (hours.weekdays as readonly number[]).includes(weekday) && !closedDates(at.getUTCFullYear()).has(at.getTime());
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: hours.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The calendar date and the time of a moment in Toronto. */
const partsOf = (moment: Date) =>
  Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));

/** The weekday (Monday 0) and the hour of a moment in Toronto. */
export function deskHour(moment: Date): { day: number; hour: number } {
  const { year, month, day, hour } = partsOf(moment);
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
  return { day: (weekday + 6) % 7, hour: Number(hour) };
}

/** Whether somebody is at the desk at a moment: support hours, Toronto time (specification, section 9). */
export function deskIsOpen(moment: Date): boolean {
  const part = partsOf(moment);
  const time = `${part.hour}:${part.minute}`;
  return (
    isWorkday({ year: Number(part.year), month: Number(part.month), day: Number(part.day) }) &&
    time >= hours.opens &&
    time < hours.closes
  );
}

/** How the desk's state is said. */
export function deskSentence(moment: Date): string {
  return deskIsOpen(moment) ? `Desk open until ${hours.closes}` : 'Desk closed, emergencies answered';
}

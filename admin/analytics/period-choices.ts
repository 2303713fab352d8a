import { hours } from '../../shared/company/hours.ts';
import type { DayRange } from '../../shared/staff/figures.ts';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: hours.timeZone }).format();

function plus(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const last = (days: number) => (): DayRange => ({ from: plus(today(), 1 - days), to: today() });

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** Rolling periods end today. */
export const periodChoices: readonly { label: string; days: () => DayRange }[] = [
  { label: '7 days', days: last(7) },
  { label: '28 days', days: last(28) },
  { label: '90 days', days: last(90) },
  { label: '12 months', days: last(365) },
  { label: 'This month', days: () => ({ from: firstOfMonth(today()), to: today() }) },
  {
    label: 'Last month',
    days: () => {
      const to = plus(firstOfMonth(today()), -1);
      return { from: firstOfMonth(to), to };
    },
  },
];

export const usual = last(28);

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a place such as `speed/2026-10-01/2026-10-31`. */
export function readRest(rest: string): { section: string; days: DayRange; chosen: boolean } {
  const [section = '', from = '', to = ''] = rest.split('/');
  const chosen = day.test(from) && day.test(to);
  return { section, days: chosen ? { from, to } : usual(), chosen };
}

export const figuresPlace = (section: string, { from, to }: DayRange): string => `#/analytics/${section}/${from}/${to}`;

const short = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const long = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'medium' });

/** `Nov 22`. */
export const shortDay = (of: string): string => short.format(new Date(`${of}T00:00:00Z`));
/** `Nov 22, 2026`. */
export const longDay = (of: string): string => long.format(new Date(`${of}T00:00:00Z`));

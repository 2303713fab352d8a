const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-20` → "November 20, 2026" */
export function longDate(day: string): string {
  return format.format(new Date(day));
}

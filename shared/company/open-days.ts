import { hours } from './hours.ts';

/** `Monday to Friday`, `du lundi au vendredi`; days apart are listed. */
export function openDaysIn(language: 'en-CA' | 'fr-CA'): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // January 1, 2024, is a Monday.
  const names = hours.weekdays.map((day) => weekday.format(Date.UTC(2024, 0, day)));
  const [first = 0, last = 0] = [hours.weekdays[0], hours.weekdays.at(-1)];
  const inRow = names.length > 2 && last - first === names.length - 1;
  if (!inRow) return new Intl.ListFormat(language).format(names);
  return language === 'fr-CA' ? `du ${names[0]} au ${names.at(-1)}` : `${names[0]} to ${names.at(-1)}`;
}

/** In English. */
export const openDays = openDaysIn('en-CA');

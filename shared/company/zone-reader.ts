/**
 * By the data of time zones.
 * @returns reads date and time there as the UTC parts of a `Date`, to the second
 */
export function zoneReader(timeZone: string): (moment: Date) => Date {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => new Date(`${format.format(moment).replace(' ', 'T')}Z`);
}

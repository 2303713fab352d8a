/**
 * What people call the clock of a time zone: `Eastern`, which “time” follows; in French `heure de l’Est`.
 * @throws RangeError if there is no such zone
 */
export function zoneName(timeZone: string, language: 'en-CA' | 'fr-CA'): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, '');
}

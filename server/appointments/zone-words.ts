import { homeTime, hours } from '../../shared/company/hours.ts';

/** `label`: named after a city, as Vancouver's clock is no longer Seattle's. */
export type NamedZone = { id: string; label: string };

/** By what people in Canada write. Names of cities that are first names too are left out. */
const zones: readonly (NamedZone & { words: RegExp })[] = [
  {
    id: 'America/Vancouver',
    label: 'Vancouver time',
    words:
      /\b(?:in |from )?(?:pacific(?: standard| daylight)?|p[sd]?t|vancouver|in b\.?c\.?)(?: time)?(?: zone)?(?![a-z])/i,
  },
  {
    id: 'America/Edmonton',
    label: 'Calgary time',
    words:
      /\b(?:in |from )?(?:mountain(?: standard| daylight)?|m[sd]?t|calgary|edmonton|alberta)(?: time)?(?: zone)?(?![a-z])/i,
  },
  {
    id: 'America/Regina',
    label: 'Regina time',
    words: /\b(?:in |from )?(?:saskatchewan|saskatoon)(?: time)?(?: zone)?(?![a-z])/i,
  },
  {
    id: 'America/Winnipeg',
    label: 'Winnipeg time',
    words:
      /\b(?:in |from )?(?:central(?: standard| daylight)?|c[sd]?t|winnipeg|manitoba)(?: time)?(?: zone)?(?![a-z])/i,
  },
  {
    id: 'America/Halifax',
    label: 'Halifax time',
    words:
      /\b(?:in |from )?(?:atlantic(?: standard| daylight)?|a[sd]t|halifax|nova scotia|new brunswick)(?: time)?(?: zone)?(?![a-z])/i,
  },
  {
    id: 'America/St_Johns',
    label: 'St. John’s time',
    words: /\b(?:in |from )?(?:newfoundland|n[sd]t|st\.? john'?s)(?: time)?(?: zone)?(?![a-z])/i,
  },
  { id: 'UTC', label: 'UTC', words: /\b(?:in |from )?(?:utc|gmt)(?: time)?(?: zone)?(?![a-z])/i },
  {
    id: 'America/Toronto',
    label: 'Toronto time',
    words: /\b(?:in |from )?(?:eastern(?: standard| daylight)?|e[sd]?t|toronto|ottawa)(?: time)?(?: zone)?(?![a-z])/i,
  },
];

/** The time zone that a message names, else that of the offices, and the message without it. */
export function zoneIn(message: string): { zone: NamedZone; rest: string } {
  const text = message.replace(/\u2019/g, "'");
  const found = zones.find(({ words }) => words.test(text));
  if (!found) return { zone: { id: hours.timeZone, label: homeTime }, rest: message };
  const { id, label, words } = found;
  return { zone: { id, label: id === hours.timeZone ? homeTime : label }, rest: text.replace(words, ' ') };
}

import { hours } from '../../shared/company/hours.ts';

/** `label`: named after a city, as Vancouver's clock is no longer Seattle's. */
export type NamedZone = { id: string; label: string };

const clocks = (name: string) => `${name}(?: standard| daylight)?`;

/** By what people in Canada write. Names of cities that are first names too are left out. */
const zones: readonly (NamedZone & { words: RegExp })[] = [
  ['America/Vancouver', 'Vancouver time', `${clocks('pacific')}|p[sd]?t|vancouver|in b\\.?c\\.?`],
  ['America/Edmonton', 'Calgary time', `${clocks('mountain')}|m[sd]?t|calgary|edmonton|alberta`],
  ['America/Regina', 'Regina time', 'saskatchewan|saskatoon'],
  ['America/Winnipeg', 'Winnipeg time', `${clocks('central')}|c[sd]?t|winnipeg|manitoba`],
  ['America/Halifax', 'Halifax time', `${clocks('atlantic')}|a[sd]t|halifax|nova scotia|new brunswick`],
  ['America/St_Johns', 'St. John’s time', `newfoundland|n[sd]t|st\\.? john'?s`],
  ['UTC', 'UTC', 'utc|gmt'],
  [hours.timeZone, 'Toronto time', `${clocks('eastern')}|e[sd]?t|toronto|ottawa`],
].map(([id = '', label = '', words]) => ({
  id,
  label,
  words: new RegExp(`\\b(?:in |from )?(?:${words})(?: time)?(?: zone)?(?![a-z])`, 'i'),
}));

/** The time zone that a message names, else Toronto's, and the message without it. */
export function zoneIn(message: string): { zone: NamedZone; rest: string } {
  const text = message.replace(/\u2019/g, "'");
  const found = zones.find(({ words }) => words.test(text));
  if (!found) return { zone: { id: hours.timeZone, label: 'Toronto time' }, rest: message };
  const { id, label, words } = found;
  return { zone: { id, label }, rest: text.replace(words, ' ') };
}

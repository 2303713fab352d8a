/** `name`: value and unit, "15 minutes"; `context`: the surrounding words. */
export type Amount = { unit: string; value: number; name: string; context: string };

const numerals = ['no', ...'one two three four five six seven eight nine ten eleven twelve'.split(' ')];
const number = `\\d[\\d,]*(?:\\.\\d+)?|${numerals.slice(1).join('|')}`;
const span = 'minute|hour|day|week|month|quarter|year';

const patterns = [
  `(?<unit>US\\$|\\$)(?<number>\\d[\\d,]*(?:\\.\\d+)?)`,
  `(?<number>\\d+(?:\\.\\d+)?) ?(?<unit>%)`,
  `\\b(?<number>${number})[ -](?<unit>(?:(?:business|working|support|calendar) )?(?:${span}))s?\\b`,
  `\\b(?:(?:once|twice|(?:${number}) times) (?:an?|each|every|per)|(?:each|every)(?: other| second)?(?: (?:${number}))?) (?:${span})s?\\b`,
  '\\b(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual(?:ly)?)\\b',
].map((pattern) => new RegExp(pattern, 'gi'));

/** Dollars, percentages, times and frequencies. A frequency's name is its own words, its value 0. */
export function amountsIn(line: string): Amount[] {
  return patterns.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(({ 0: words, index, groups }) => {
      const { unit = 'how often', number: written = '' } = groups ?? {};
      const value = Math.max(numerals.indexOf(written.toLowerCase()), Number(written.replaceAll(',', '')) || 0);
      const isMoney = unit.includes('$');
      const shown = isMoney ? `${unit}${value}` : `${value}${unit === '%' ? unit : ` ${unit.toLowerCase()}s`}`;
      const context = line.slice(Math.max(0, index - 80), index + words.length + 60);
      return { unit: unit.toLowerCase(), value, name: groups ? shown : words.toLowerCase(), context };
    }),
  );
}

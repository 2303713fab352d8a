/** Number words common in promises and counts; `a` and `an` are excluded. */
const small: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  'a dozen': '12',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  'twenty-four': '24',
  thirty: '30',
  forty: '40',
  'forty-five': '45',
  'forty-eight': '48',
  fifty: '50',
  sixty: '60',
  'seventy-two': '72',
  eighty: '80',
  ninety: '90',
  'a hundred': '100',
};

/** Pattern source. */
export const number = `(?:\\d[\\d.,]*\\d|\\d|${Object.keys(small)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;

const words = new RegExp(`\\b(?:${Object.keys(small).join('|')})\\b`, 'g');

/** Normalises numbers and units: `99.9 %` = `99.9 per cent` = `99.9%`, `two hours` = `2-hour` = `2 hours`. */
export function oneSpelling(text: string): string {
  return text
    .toLowerCase()
    .replace(/half an hour/g, '30 minutes')
    .replace(/(?:a )?quarter of an hour/g, '15 minutes')
    .replace(/\ban? (?=(?:minute|hour|day)\b)/g, '1 ')
    .replace(words, (word) => small[word] ?? word)
    .replace(/per ?cent/g, '%')
    .replace(/(minute|hour|day)s\b/g, '$1')
    .replace(/[,\s-]|\.$/g, '');
}

/** Insignificant words. Not "it", which means our trade. */
const fillers = new Set(
  'a an and are as at be but by can do does for from get give has have how i if in into is like me my need of on or our so that the their them there these they this to us want was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** In lower case, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function isTelling(word: string): boolean {
  return !fillers.has(word) && !/^\p{L}$/u.test(word);
}

/** Digits of a phone number typed alone, from seven on. */
const phoneDigits = 7;

/** The words of a query: of a postal code its first half, a phone number as one word of digits without the 1. */
export function queryWords(query: string): string[] {
  const digits = query.replace(/\D/g, '');
  if (digits.length >= phoneDigits && /^[\d\s().+/-]+$/.test(query)) return [digits.replace(/^1(?=\d{10}$)/, '')];
  return wordsOf(query.replace(/\b([a-z]\d[a-z])[ -]?\d[a-z]\d\b/gi, '$1'));
}

/** The word with two neighbouring letters swapped, in each place. */
export function swapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [one = '', other = ''] = word.slice(at, at + 2);
    return word.slice(0, at) + other + one + word.slice(at + 2);
  }).filter((other) => other !== word);
}

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

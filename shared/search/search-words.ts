/** Words that say nothing about what is looked for. Not "it": here that is a trade. */
const fillers = new Set(
  'a an and are as at be but by can do does for from get give has have how i if in into is like me my need of on or our so that the their them there these they this to us want was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words of a text, lower case and without accents, as the index and the queries hold them. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a word, as `wordsOf` gives it, says what is looked for: no filler, no lone letter. */
export function isTelling(word: string): boolean {
  return !fillers.has(word) && !/^\p{L}$/u.test(word);
}

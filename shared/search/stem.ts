/** Spelling variants, and the form to use. */
const sameBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^licens/, 'licenc'],
  [/^defens/, 'defenc'],
  [/^center/, 'centre'],
  [/^color/, 'colour'],
  [/^people$/, 'person'],
];

/** Endings, longest first, removed if at least `stays` letters remain. */
const endings: readonly { ending: string; stays: number }[] = [
  { ending: 'ations', stays: 4 },
  { ending: 'ation', stays: 4 },
  { ending: 'ment', stays: 3 },
  { ending: 'ance', stays: 4 },
  { ending: 'ity', stays: 4 },
  { ending: 'ion', stays: 4 },
  { ending: 'ing', stays: 3 },
  { ending: 'ate', stays: 4 },
  { ending: 'ed', stays: 3 },
  { ending: 'ly', stays: 4 },
];

/**
 * "migrate", "migrating" and "migration" share a stem. For comparing only.
 * @param word from `wordsOf`
 */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const same = sameBeginnings.find(([beginning]) => beginning.test(word));
  const singular = singularOf(same ? word.replace(same[0], same[1]) : word);
  const found = endings.find(
    ({ ending, stays }) => singular.endsWith(ending) && singular.length - ending.length >= stays,
  );
  const stem = found ? singular.slice(0, -found.ending.length) : singular;
  // Turns "planning" into "plan", but keeps the double letters of "calling" and "access".
  const single = found && /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const plain = /.{4}at$/.test(single) ? single.slice(0, -2) : single;
  return plain.length > 3 ? plain.replace(/[ey]$/, '') : plain;
}

function singularOf(word: string): string {
  if (/(ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

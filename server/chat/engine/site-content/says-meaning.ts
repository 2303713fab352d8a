import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';

/** So many words may stand between two groups of words that belong together. */
const apart = 5;

/**
 * Turns ways of saying something into a test of messages. One way is a line of groups of words:
 *
 * - `sing, read > song, poem`: a word of the first group, and soon after it one of the second;
 * - `how to + hack, steal`: the second directly after the first;
 * - `ceo, founder & age, salary`: the same in either order;
 * - `^write`: the message begins with it; `game$`: it ends with it; `*`: any one word.
 *
 * Words count in all their forms (`stemOf`), as in the search; what stands between two commas may be several words.
 * @returns whether a message says it in one of these ways
 */
export function saysMeaning(ways: readonly string[]): (raw: string) => boolean {
  const pattern = new RegExp(ways.flatMap(orders).map(inOrder).join('|'));
  return (raw) => pattern.test(` ${stemsIn(raw)} `);
}

const stemsIn = (text: string) => wordsOf(text).map(stemOf).join(' ');

/** `a & b` is `a > b` or `b > a`. */
function orders(way: string): string[] {
  const [one = '', other] = way.split('&');
  return other === undefined ? [one] : [`${one} > ${other}`, `${other} > ${one}`];
}

const inOrder = (way: string) => way.split('>').map(atOnce).join(`(?: \\S+){0,${apart}}?`);

const atOnce = (step: string) => step.split('+').map(anyOf).join('');

const anyOf = (group: string) => `(?:${group.split(',').map(phraseOf).join('|')})`;

function phraseOf(phrase: string): string {
  const [, begins, words = '', ends] = /^\s*(\^?)(.*?)(\$?)\s*$/s.exec(phrase) ?? [];
  const stems = words.split(' ').map((word) => (word === '*' ? '\\S+' : stemsIn(word)));
  return `${begins} ${stems.join(' ')}(?= ${ends})`;
}

import { wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';

/** Words allowed between two groups. */
const apart = 5;

/**
 * Compiles phrasings into a test. A phrasing is a line of groups of words:
 *
 * - `sing, read > song, poem`: one of the first group, soon after it one of the second;
 * - `how to + hack, steal`: the second directly after the first;
 * - `ceo, founder & age, salary`: either order;
 * - `^write`: at the beginning; `game$`: at the end; `*`: any word.
 *
 * Words match in all forms (`stemOf`).
 */
export function saysMeaning(ways: readonly string[]): (raw: string) => boolean {
  const pattern = new RegExp(ways.flatMap(orders).map(inOrder).join('|'));
  return (raw) => pattern.test(` ${stemsIn(raw)} `);
}

const stemsIn = (text: string) => wordsOf(text).map(stemOf).join(' ');

function orders(way: string): string[] {
  const [one = '', other] = way.split('&');
  return other === undefined ? [one] : [`${one} > ${other}`, `${other} > ${one}`];
}

const inOrder = (way: string) => way.split('>').map(atOnce).join(`(?: \\S+){0,${apart}}?`);

const atOnce = (step: string) => step.split('+').map(anyOf).join('');

const anyOf = (group: string) => `(?:${group.split(',').map(phraseOf).join('|')})`;

function phraseOf(phrase: string): string {
  const [, begins, words = '', ends] = /^(\^?)(.*?)(\$?)$/s.exec(phrase.trim()) ?? [];
  const stems = words.split(' ').map((word) => (word === '*' ? '\\S+' : stemsIn(word)));
  return `${begins} ${stems.join(' ')}(?= ${ends})`;
}

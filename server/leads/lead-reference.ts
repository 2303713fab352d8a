import { randomInt } from 'node:crypto';

/**
 * Digits and capitals that look and sound unlike one another on paper and on the phone: no 0 O Q, 1 I L,
 * 2 Z, 5 S, 8 B, U V; no vowel, so that no word comes out.
 */
const letters = '34679CDFGHJKMNPRTVWXY';
const half = 3;

/** A new reference such as `7K3-M9C`, one of 85 million. The caller makes another when it is taken. */
export function newReference(): string {
  return `${someLetters()}-${someLetters()}`;
}

function someLetters(): string {
  let made = '';
  for (let place = 0; place < half; place += 1) made += letters[randomInt(letters.length)];
  return made;
}

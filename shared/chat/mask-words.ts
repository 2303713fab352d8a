/** What is left of words that a visitor searched for: no address, no number, nothing long enough to be a text. */
const longest = 60;

/**
 * Masks what may tell of a person before searched words are kept: email and web addresses, and every word with a digit,
 * unless it is one of those that this trade writes with digits (`365`, `s3`). Lower case, single spaces.
 */
export function maskWords(words: string): string {
  const masked = words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => {
      if (/@|:\/\/|\.[a-z]{2,}\//.test(word)) return '(address)';
      return /\p{N}/u.test(word) && !/^(?:(?:m|o|office)?365|[a-z]{1,3}\d|\d[a-z]{1,2})$/.test(word)
        ? '(number)'
        : word;
    });
  return [...masked.join(' ').trim()].slice(0, longest).join('');
}

/** Characters. */
const longest = 60;

/**
 * Masks personal details in search words: email and web addresses, and words with digits except our trade's (`365`,
 * `s3`). Lower case, single spaces.
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

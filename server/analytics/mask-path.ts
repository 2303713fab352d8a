/** Maximum length, because an unknown address may hold anything. */
const longest = 120;

/**
 * Masks parts of a path that may be personal or grant access: email addresses, five or more digits in a row, long
 * tokens.
 * @param path decoded, lower case (`readPath`)
 */
export function maskPath(path: string): string {
  const parts = path.split('/').map((part) => {
    const isToken = part.length >= 24 && /\d/.test(part) && !/^(?:[a-z]+|\d{1,4})(?:-(?:[a-z]+|\d{1,4}))*$/.test(part);
    return isToken || /@|\d{5}|\p{Cc}/u.test(part) ? '(hidden)' : part;
  });
  return [...parts.join('/')].slice(0, longest).join('');
}

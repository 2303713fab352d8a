/** Most characters kept of an address that is no page: anybody may have typed anything into it. */
const longest = 120;

/**
 * An unknown path as it is counted: parts that may tell of a person or open something (an email address, five digits or
 * more in a row, a long token) are hidden, the rest is as the redirect rules read it.
 * @param path decoded, lower case (`readPath`)
 */
export function maskPath(path: string): string {
  const parts = path.split('/').map((part) => {
    const isToken = part.length >= 24 && /\d/.test(part) && !/^(?:[a-z]+|\d{1,4})(?:-(?:[a-z]+|\d{1,4}))*$/.test(part);
    return isToken || /@|\d{5}|\p{Cc}/u.test(part) ? '(hidden)' : part;
  });
  return [...parts.join('/')].slice(0, longest).join('');
}

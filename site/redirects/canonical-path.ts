/**
 * The canonical spelling of a request path: lower case, decoded, single slashes, no trailing slash, no
 * `.html` and no `index`. Undefined when the path cannot be decoded.
 */
export function canonicalPath(rawPath: string): string | undefined {
  const decoded = decode(rawPath);
  if (decoded === undefined) return undefined;
  const plain = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape names no page.
    return undefined;
  }
}

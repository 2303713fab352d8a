type ReadPath = {
  /** Decoded, lower case, one trailing slash dropped: what redirect rules match. */
  path: string;
  /** A page's spelling: also single slashes, no `.html`, no `index`. Undefined if `%` escapes are malformed. */
  page: string | undefined;
};

/** Normalises a request path. One that cannot be decoded is matched literally. */
export function readPath(requested: string): ReadPath {
  const decoded = decode(requested);
  const path = (decoded ?? requested).toLowerCase();
  const page = path
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/');
  return { path: withoutEndSlash(path), page: decoded === undefined ? undefined : withoutEndSlash(page) };
}

const withoutEndSlash = (path: string) => path.replace(/(?<!^)\/$/, '');

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

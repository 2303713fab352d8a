type ReadPath = {
  /** What redirect rules match: decoded, lower case, one trailing slash dropped. */
  path: string;
  /** Spelling of a page: also single slashes, no `.html`, no `index`. Undefined if `%` escapes are malformed. */
  page: string | undefined;
};

/** A path that cannot be decoded is matched literally. */
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

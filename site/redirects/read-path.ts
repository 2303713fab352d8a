/** A request path as it is compared with the site's addresses. */
type ReadPath = {
  /** Decoded, lower case, one trailing slash dropped: what the redirect rules match. */
  path: string;
  /** The spelling that a page has: also single slashes, no `.html`, no `index`. Undefined when `%` escapes are malformed. */
  page: string | undefined;
};

/** Normalises a request path. One that cannot be decoded is matched as it is written. */
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

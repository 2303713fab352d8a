type ReadPath = {
  /** What redirect rules match: decoded, lower case, one trailing slash dropped. */
  path: string;
  /** Spelling of a page: also single slashes, no punctuation at its end, `.html` or `index`. Undefined for malformed `%`. */
  page: string | undefined;
};

/** What a copied address may end in: the full stop of a sentence, a bracket, a space. */
const punctuation = /(?<=[\p{L}\p{N}])[\s/.,;:!?'"()[\]{}<>*…”’»]+$/u;

/** A path that cannot be decoded is matched literally. */
export function readPath(requested: string): ReadPath {
  const decoded = decode(requested);
  const path = (decoded ?? requested).toLowerCase();
  const page = path
    .replace(/\/{2,}/g, '/')
    .replace(punctuation, '')
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

type ReadPath = {
  /** What redirect rules match: decoded, lower case, without a slash or punctuation at its end. */
  path: string;
  /** Spelling of a page: also single slashes, no `.html` or `index` at its end. Undefined for malformed `%`. */
  page: string | undefined;
};

const ends = String.raw` \t\n/.,;:!?'\x22()\[\]{}<>*`;

const added = '\u00a0|…|”|’|»';

/**
 * An address with a slash, or with what copying adds, at its end: the full stop of a sentence, a bracket, a space. For
 * JavaScript and for nginx, which reads bytes: what is not ASCII stands outside of the brackets. Read from the end, so that
 * thousands of such signs within an address are passed once.
 */
export const overlong = `^(?<old_bare>.*[^${ends}])(?<!${added})(?:[${ends}]|${added})+$`;

const overlongPath = new RegExp(overlong, 's');

/** A path that cannot be decoded is matched literally. */
export function readPath(requested: string): ReadPath {
  const decoded = decode(requested);
  const whole = (decoded ?? requested).toLowerCase();
  const path = overlongPath.exec(whole)?.groups?.old_bare ?? whole;
  const page = path
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return { path, page: decoded === undefined ? undefined : page || '/' };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A path as the rules read it: decoded, lower case, one trailing slash dropped. One that cannot be decoded stays as it is. */
export function oldPath(path: string): string {
  const plain = (path.includes('%') ? decoded(path) : path).toLowerCase();
  return plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A malformed escape is no reason to turn a visitor away: the rest of the path may still be known.
    return path;
  }
}

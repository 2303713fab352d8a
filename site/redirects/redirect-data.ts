/** `dist/_server/redirects.json`, written by the build. */
export type RedirectData = {
  /** Canonical paths. */
  valid: readonly string[];
  /** Slugs. */
  posts: readonly string[];
  /** Paths of files other than pages. */
  files: readonly string[];
  /** Canonical path by alias. */
  aliases: Readonly<Record<string, string>>;
  /** Target by old address, from the legacy map and the pages' `redirectFrom`. */
  legacy: Readonly<Record<string, string>>;
};

/** For the server's post-not-found page. */
export type PostLink = { path: string; title: string };

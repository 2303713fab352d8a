/** Input of the redirect check, written by the build to `dist/_server/redirects.json`. */
export type RedirectData = {
  /** Canonical paths. */
  valid: readonly string[];
  /** Slugs. */
  posts: readonly string[];
  /** Paths of served files other than pages: images, documents, scripts. */
  files: readonly string[];
  /** Canonical path by alias. */
  aliases: Readonly<Record<string, string>>;
  /** Target by old address: the legacy map and the pages' `redirectFrom`. */
  legacy: Readonly<Record<string, string>>;
};

/** For the server's post-not-found page. */
export type PostLink = { path: string; title: string };

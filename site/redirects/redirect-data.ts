/** What the redirect check knows of the site. The build writes it (`dist/_server/redirects.json`). */
export type RedirectData = {
  /** Path of every page, in its canonical spelling. */
  valid: readonly string[];
  /** Slugs of the published blog posts. */
  posts: readonly string[];
  /** Paths of what is served and is not a page: images, documents, scripts. */
  files: readonly string[];
  /** Second addresses of pages, each with the page's own. */
  aliases: Readonly<Record<string, string>>;
  /** Old addresses, each with the page it leads to: the legacy map and the pages' own `redirectFrom`. */
  legacy: Readonly<Record<string, string>>;
};

/** What the redirect check knows of the built site. The build writes it down; nobody types it. */
export type RedirectData = {
  /** Path of every page, in its canonical spelling. */
  valid: readonly string[];
  /** Slugs of the published blog posts. */
  posts: readonly string[];
  /** Paths that are served and are no pages: images, documents, scripts. */
  files: readonly string[];
  /** Second addresses of pages, each with the page's own. */
  aliases: Readonly<Record<string, string>>;
  /** Old addresses, each with the page it leads to: the legacy map and the pages' own `redirectFrom`. */
  legacy: Readonly<Record<string, string>>;
};

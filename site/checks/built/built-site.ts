import type { AuthorProblem } from '../../pages/author-error.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { BuiltPage } from './built-page.ts';

/** The build's output as the rules see it. */
export type BuiltSite = {
  /** Scheme and host of every canonical link. */
  origin: string;
  pages: readonly BuiltPage[];
  content: readonly ContentPage[];
  /** Second addresses and the page each belongs to. */
  aliases: Readonly<Record<string, string>>;
  /** Addresses of files that are not pages: feeds, icons, sitemap.xml. */
  files: ReadonlySet<string>;
  sitemap: string;
  /** The text of a Markdown file, to find the line of a violation. */
  textOf: (file: string) => string;
};

/** A rule's finding. A note is printed and does not stop a build. */
export type Finding = AuthorProblem & { note?: boolean };

/** A rule of the site: returns all violations. */
export type SiteRule = (site: BuiltSite) => Finding[];

/** A finding on a page: names its Markdown file and, where `needle` stands in it, the line. */
export function findingOn(
  site: BuiltSite,
  path: string,
  found: { field: string; what: string; todo: string; needle?: string; note?: boolean },
): Finding {
  const { needle, ...rest } = found;
  const file = site.content.find((page) => page.path === (site.aliases[path] ?? path))?.file;
  return { file: file ?? `the page ${path}`, line: file && needle ? lineOf(site.textOf(file), needle) : 1, ...rest };
}

function lineOf(text: string, needle: string): number {
  const lines = text.split('\n');
  return lines.findIndex((line) => line.includes(needle)) + 1 || 1;
}

/** Pages that search engines may list. */
export function indexablePages(site: BuiltSite): BuiltPage[] {
  return site.pages.filter((page) => page.indexable && isPublic(page));
}

/** Whether the page has an address of its own: shells and the not-found page have none. */
export function isPublic(page: BuiltPage): boolean {
  return page.path.startsWith('/') && page.path !== '/404';
}

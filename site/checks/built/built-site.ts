import type { AuthorProblem } from '../../pages/author-error.ts';
import type { ContentPage } from '../../pages/read-pages.ts';
import type { BuiltPage } from './built-page.ts';

export type BuiltSite = {
  origin: string;
  pages: readonly BuiltPage[];
  content: readonly ContentPage[];
  /** Canonical path by alias. */
  aliases: Readonly<Record<string, string>>;
  /** Other than pages: feeds, icons, sitemap.xml. */
  files: ReadonlySet<string>;
  sitemap: string;
  /** Every address so far: one that is gone redirects to its folder. */
  published: ReadonlySet<string>;
  /** Text of a Markdown file, for line numbers. */
  textOf: (file: string) => string;
};

/** A note is printed and does not stop the build. */
export type Finding = AuthorProblem & { note?: boolean };

export type SiteRule = (site: BuiltSite) => Finding[];

/** Adds the Markdown file and, if the text contains `needle`, the line. */
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

export function indexablePages(site: BuiltSite): BuiltPage[] {
  return site.pages.filter((page) => page.indexable && isPublic(page));
}

/** Shells and the not-found page have no address of their own. */
export function isPublic(page: BuiltPage): boolean {
  return page.path.startsWith('/') && page.path !== '/404';
}

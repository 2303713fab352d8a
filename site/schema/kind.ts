import type { ZodType } from 'zod';
import type { SiteMapPart } from '../facts/site-map.ts';
import type { PlainPage } from './plain-page.ts';

/**
 * A kind of page: everything that differs from kind to kind, except its layout, which is the default export of
 * `site/kinds/{name}.tsx`.
 */
export type Kind = {
  name: string;
  /** Whether an address is of this kind; the first kind in the list that says yes has it. */
  matches: (path: string) => boolean;
  /** Its front matter. */
  schema: ZodType<PlainPage>;
  /**
   * Folder of its Markdown below `site/content`: `*` is any folder, one in (parentheses) is left out of the address.
   * Absent: the Markdown stands where the fixed address says.
   */
  folder?: string;
  /** For a page that is an answer, not a place to arrive at: noindex, and in no list, search index or sitemap. */
  hidden?: boolean;
  /** Heading it is listed under on the site map, in llms.txt and in search; absent: the last one. */
  part?: SiteMapPart;
  /** Its name in a list and in breadcrumbs, made from the address; absent: the `name` of the front matter, else the heading. */
  listName?: (path: string) => string;
  /** Its name as a link outside such a list, where the short one would not tell what follows. */
  linkName?: (listName: string) => string;
  /** The same of the one page at a fixed address. */
  crumb?: string;
  /** Factor of its score in search, absent: 1. A page about the thing itself comes before the same thing in one city. */
  searchWeight?: number;
  /** What a reader calls one: something to read. The knowledge hub lists those that have a subject (`category`). */
  piece?: string;
  /** For a page that a buyer arrives at: subject and city stand first in its heading, price and phone in its first screen. */
  commercial?: true;
  /** Fewest words of its own text (front matter and Markdown). */
  fewestWords?: number;
  /** Pages that differ only by city may share more text with each other. */
  perCity?: boolean;
  /** Articles and lists of everything: held to the size limit of long pages; a register of terms or facts to its own. */
  long?: boolean | 'register';
};

/** Exactly these addresses. */
export const exactly =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

/** Addresses one segment below `parent`. */
export const below = (parent: string) => (path: string) =>
  path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/');

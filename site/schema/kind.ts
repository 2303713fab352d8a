import type { ZodType } from 'zod';
import type { SiteMapPart } from '../facts/site-map.ts';
import type { PlainPage } from './plain-page.ts';

/** Everything specific to a kind of page except its layout, the default export of `site/kinds/{name}/layout.tsx`. */
export type Kind = {
  name: string;
  /** The first matching kind in the list wins. */
  matches: (path: string) => boolean;
  schema: ZodType<PlainPage>;
  /**
   * Below `site/content`: `*` is any folder, one in (parentheses) is not part of the address. Absent for a fixed
   * address.
   */
  folder?: string;
  /** A response page: noindex, and in no list, search index or sitemap. */
  hidden?: boolean;
  /** Heading on the site map, in llms.txt and in search. Default: the last one. */
  part?: SiteMapPart;
  /** Name in lists and breadcrumbs. Default: `name` of the front matter, else the heading. */
  listName?: (path: string) => string;
  /** Link text outside such a list, where the short name is unclear. */
  linkName?: (listName: string) => string;
  /** Breadcrumb of the only page at a fixed address. */
  crumb?: string;
  /** Factor of the search score, default 1: a page about a subject ranks above its city pages. */
  searchWeight?: number;
  /** Readers' name for something to read. The knowledge hub lists those with a subject (`category`). */
  piece?: string;
  /** Landing page for buyers: subject and city first in the heading, price and phone on the first screen. */
  commercial?: true;
  /** Minimum number of own words (front matter and Markdown). */
  fewestWords?: number;
  /** Pages that differ only by city may share more text. */
  perCity?: boolean;
};

export const exactly =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

/** Addresses one segment below `parent`. */
export const below = (parent: string) => (path: string) =>
  path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/');

import type { ReactElement } from 'react';
import type { FrontMatterOf, KindName } from '../schema/kinds.ts';
import type { ContentPage } from './read-pages.ts';
import type { FaqEntry } from './shown-faqs.ts';

/** What the build knows of the whole site. */
export type SiteContext = {
  /** Scheme and host, no trailing slash. */
  origin: string;
  /** Address of the visitor script. */
  script: string;
  /** Addresses of what the search widget loads at the first search. */
  search: { engine: string; index: string };
  /** Address of the table of postal codes. */
  postalCodes: string;
  fonts: { text: string; display: string };
  pages: readonly ContentPage[];
  /** Address of each page's share image, by path. */
  shareImages: ReadonlyMap<string, string>;
  /** Scripts of others, loaded after a yes; absent: there are none and nothing is asked. */
  otherScripts?: OtherScripts | undefined;
  /** The day of the build. */
  today: Date;
};

/** The scripts of others that a visitor may allow, and the hosts that the browser then talks to. */
export type OtherScripts = { analytics?: string | undefined; tracking?: string | undefined; hosts: readonly string[] };

/** What the frame of a page needs to know of it. */
export type PageContext = {
  path: string;
  title: string;
  description: string;
  /** Pages that the server fills, staff tools, aliases and later pages of an index are not for search engines. */
  indexable: boolean;
  /** Path that the canonical link names; none for a page that the server fills. */
  canonical?: string;
  /** Which page of a paged index this is; absent on the first and on pages that are not paged. */
  pageNumber?: number;
  /** The questions that the page shows, in its text or at its end. */
  faqs?: readonly FaqEntry[];
  site: SiteContext;
};

/** What a kind's layout gets: the checked front matter and the Markdown as HTML. */
export type LayoutProps<Name extends KindName> = { page: PageContext; data: FrontMatterOf<Name>; content: string };

export type Layout<Name extends KindName> = (props: LayoutProps<Name>) => ReactElement;

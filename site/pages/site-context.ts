import type { ReactElement } from 'react';
import type { FrontMatterOf, KindName } from '../schema/kinds.ts';
import type { Picture } from './picture.ts';
import type { ContentPage } from './read-pages.ts';
import type { FaqEntry } from './shown-faqs.ts';

export type SiteContext = {
  /** Scheme and host, no trailing slash. */
  origin: string;
  script: string;
  /** Loaded by the search widget at the first search. */
  search: { engine: string; index: string };
  postalCodes: string;
  fonts: { text: string; display: string };
  pages: readonly ContentPage[];
  /** By page path. */
  shareImages: ReadonlyMap<string, string>;
  /** By file; those that texts show. */
  pictures: ReadonlyMap<string, Picture>;
  /** If absent, visitors are not asked for consent. */
  otherScripts?: OtherScripts | undefined;
  today: Date;
};

/** Third-party scripts that a visitor may allow, and the hosts they contact. */
export type OtherScripts = { analytics?: string | undefined; tracking?: string | undefined; hosts: readonly string[] };

export type PageContext = {
  path: string;
  title: string;
  description: string;
  /** False for shells, staff tools, aliases and further pages of an index. */
  indexable: boolean;
  /** Path; absent for a shell. */
  canonical?: string;
  /** Page number in a paged index, from 2. */
  pageNumber?: number;
  /** In the text or at the end. */
  faqs?: readonly FaqEntry[];
  site: SiteContext;
};

/** Checked front matter; `content` is HTML. */
export type LayoutProps<Name extends KindName> = { page: PageContext; data: FrontMatterOf<Name>; content: string };

export type Layout<Name extends KindName> = (props: LayoutProps<Name>) => ReactElement;

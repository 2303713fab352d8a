import type { FrontMatterOf, KindName } from '../schema/kinds.ts';
import type { ContentPage } from './read-pages.ts';

export type PageOf<Name extends KindName> = ContentPage & { kind: Name; data: FrontMatterOf<Name> };

/** Sorted by title. */
export function pagesOfKind<Name extends KindName>(pages: readonly ContentPage[], kind: Name): PageOf<Name>[] {
  return pages
    .filter((page): page is PageOf<Name> => page.kind === kind)
    .sort((a, b) => a.data.title.localeCompare(b.data.title));
}

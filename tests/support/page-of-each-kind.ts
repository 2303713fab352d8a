import { join } from 'node:path';
import type { KindName } from '../../site/schema/kinds.ts';
import { publishedPages, torontoDay } from '../../site/schema/published.ts';
import { readPages } from '../../site/schema/read-pages.ts';
import { root } from './repository.ts';

export type PageOfKind = { kind: KindName; path: string; indexable: boolean };

/** The first published page of each kind, by kind. */
export function pageOfEachKind(): PageOfKind[] {
  const published = publishedPages(readPages(join(root, 'site/content')), torontoDay(new Date()));
  const first = new Map<KindName, PageOfKind>();
  for (const { kind, path, hidden } of published.toSorted((one, other) => one.path.localeCompare(other.path))) {
    if (!first.has(kind)) first.set(kind, { kind, path, indexable: !hidden });
  }
  return [...first.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
}

import type { KindName } from '../../site/schema/kinds.ts';
import { publishedToday } from './published.ts';

export type PageOfKind = { kind: KindName; path: string; indexable: boolean };

export function pageOfEachKind(): PageOfKind[] {
  const first = new Map<KindName, PageOfKind>();
  for (const { kind, path, hidden } of publishedToday().toSorted((one, other) => one.path.localeCompare(other.path))) {
    if (!first.has(kind)) first.set(kind, { kind, path, indexable: !hidden });
  }
  return [...first.values()].toSorted((one, other) => one.kind.localeCompare(other.kind));
}

import { fixedKinds } from './fixed-kinds.ts';
import { folderKinds } from './folder-kinds.ts';
import type { Kind } from './kind.ts';

/** Every kind of page. The first whose `matches` holds is the page's: `/blog/videos` is no post. */
export const kinds = [...fixedKinds, ...folderKinds] as const;

export type KindName = (typeof kinds)[number]['name'];

/** The checked front matter of a kind. */
export type FrontMatterOf<Name extends KindName> = Extract<(typeof kinds)[number], { name: Name }>['schema']['_output'];

const byName: ReadonlyMap<KindName, Kind> = new Map(kinds.map((kind) => [kind.name, kind]));

/** The record of a kind. */
export function kindOf(name: KindName): Kind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`No kind "${name}" in site/schema/kinds.ts`);
  return kind;
}

/** The kind of the page at an address; undefined for an address that no page may have. */
export function kindAt(path: string): (Kind & { name: KindName }) | undefined {
  return kinds.find(({ matches }) => matches(path));
}

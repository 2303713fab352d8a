import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import type { Layout, PageContext } from '../pages/site-context.ts';
import { type FrontMatterOf, type KindName, kinds } from '../schema/kinds.ts';

/** @throws if `layout.tsx` or its default export is missing */
async function layoutOf<Name extends KindName>(name: Name): Promise<Layout<Name>> {
  const file = `site/kinds/${name}/layout.tsx`;
  if (!existsSync(join(import.meta.dirname, '../kinds', name, 'layout.tsx'))) {
    throw new Error(`${file} is missing: pages of kind "${name}" have no layout.`);
  }
  const { default: layout } = (await import(`../kinds/${name}/layout.tsx`)) as { default?: Layout<Name> };
  if (typeof layout !== 'function') throw new Error(`${file} must export its layout as default.`);
  return layout;
}

const layouts = new Map<KindName, Layout<KindName>>(
  await Promise.all(kinds.map(async ({ name }) => [name, await layoutOf(name)] as const)),
);

export function renderPage(kind: KindName, page: PageContext, data: unknown, content: string): ReactElement {
  const layout = layouts.get(kind);
  if (!layout) throw new Error(`No layout for pages of kind "${kind}".`);
  return layout({ page, data: data as FrontMatterOf<KindName>, content });
}

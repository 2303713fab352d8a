import { aliases } from '../facts/aliases.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { crumbOf } from './name-of.ts';
import { pageAt } from './tree.ts';

export type Crumb = { label: string; path: string };

/** From home to `path`, both included. */
export function trailTo(path: string): string[] {
  const segments = path.split('/').filter(Boolean);
  const below = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...below.map((address) => aliases[address] ?? address)];
}

/** With short names; addresses without a page are omitted. */
export function breadcrumbs(path: string, pages: readonly ContentPage[]): Crumb[] {
  const [home = '/', ...below] = trailTo(path);
  const trail = below.flatMap((address) => pageAt(pages, address) ?? []);
  return [{ label: 'Home', path: home }, ...trail.map((page) => ({ label: crumbOf(page), path: page.path }))];
}

export function breadcrumbRecord(origin: string, path: string, pages: readonly ContentPage[]): object {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${path}#breadcrumbs`,
    itemListElement: breadcrumbs(path, pages).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.path,
    })),
  };
}

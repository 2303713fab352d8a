import type { ContentPage } from '../pages/read-pages.ts';
import { kindOf } from '../schema/kinds.ts';

/** In a list of its kind: `name` of the front matter, or from the kind's record. */
export function nameOf({ path, kind, data }: ContentPage): string {
  if ('name' in data && typeof data.name === 'string') return data.name;
  const { crumb, listName } = kindOf(kind);
  return crumb ?? listName?.(path) ?? data.title;
}

/** Link text outside such a list, where "Dental" or "Oakville" alone would be unclear. */
export function linkNameOf(page: ContentPage): string {
  const name = nameOf(page);
  return kindOf(page.kind).linkName?.(name) ?? name;
}

/** A page's breadcrumb: its name up to the first colon. */
export function crumbOf(page: ContentPage): string {
  const name = nameOf(page);
  return name.split(': ', 1)[0] ?? name;
}

import type { ContentPage } from '../pages/read-pages.ts';
import { kindOf } from '../schema/kinds.ts';

/** What a page is called in a list of its kind: the `name` of its front matter, or what its kind's record says. */
export function nameOf({ path, kind, data }: ContentPage): string {
  if ('name' in data && typeof data.name === 'string') return data.name;
  const { crumb, listName } = kindOf(kind);
  return crumb ?? listName?.(path) ?? data.title;
}

/** What a link says outside such a list, where "Dental" or "Oakville" alone would not tell what follows. */
export function linkNameOf(page: ContentPage): string {
  const name = nameOf(page);
  return kindOf(page.kind).linkName?.(name) ?? name;
}

/** A page's breadcrumb: its name; of a heading, what stands before the colon. */
export function crumbOf(page: ContentPage): string {
  const name = nameOf(page);
  return name.split(': ', 1)[0] ?? name;
}

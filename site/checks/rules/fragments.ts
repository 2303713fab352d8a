import type { SiteRule } from '../built/built-site.ts';
import { linkUses, onPages, placeOf } from './link-uses.ts';

/** Every `#fragment` of an internal link is an id on the target page. */
export const fragments: SiteRule = (site) => {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  return linkUses(site).flatMap((use) => {
    const target = pages.get(use.path);
    if (!use.fragment || !target || target.ids.has(use.fragment)) return [];
    const parts = target.headings.length > 0 ? [...target.ids].filter((id) => /^[a-z]/.test(id)) : [];
    return [
      {
        ...placeOf(site, use, `#${use.fragment}`),
        field: `link ${use.path}#${use.fragment}${onPages(use)}`,
        what: 'names a part that the page does not have: it opens at its top.',
        todo: `Its parts: ${parts.slice(0, 12).join(', ') || 'none'}.`,
      },
    ];
  });
};

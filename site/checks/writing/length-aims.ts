import { type BuiltSite, type Finding, findingOn, indexablePages } from '../built/built-site.ts';

/** In characters: informative, but not cut off in search results. */
const aims = {
  title: { field: 'metaTitle', least: 30, most: 60 },
  description: { field: 'description', least: 70, most: 160 },
} as const;

export function outsideAims(site: BuiltSite): Finding[] {
  return indexablePages(site).flatMap((page) =>
    (['title', 'description'] as const).flatMap((part) => {
      const { length } = page[part];
      const { field, least, most } = aims[part];
      if (length >= least && length <= most) return [];
      return [
        findingOn(site, page.path, {
          field: part,
          what: `has ${length} characters: “${page[part]}”.`,
          todo: `Aim at ${least} to ${most} (${field}).`,
          needle: `${field}:`,
          note: true,
        }),
      ];
    }),
  );
}

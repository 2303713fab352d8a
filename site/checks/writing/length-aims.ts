import { type BuiltSite, type Finding, findingOn, indexablePages } from '../built/built-site.ts';

/** Characters at which a title and a description are shown whole in a list of results, and say enough. */
const aims = {
  title: { field: 'metaTitle', least: 30, most: 60 },
  description: { field: 'description', least: 70, most: 160 },
} as const;

/** Titles and descriptions that are shorter or longer than they should be: notes. */
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

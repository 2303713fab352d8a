import { findingOn, indexablePages, isPublic, type SiteRule } from '../built/built-site.ts';
import { sharing } from './sharing.ts';

/** docs/product.md, section 9. */
const longest = 160;

/** 1 to 160 characters; duplicates among indexable pages are notes. */
export const descriptions: SiteRule = (site) => [
  ...site.pages
    .filter((page) => isPublic(page) && (page.description === '' || page.description.length > longest))
    .map((page) =>
      findingOn(site, page.path, {
        field: 'description',
        what:
          page.description === '' ? 'is missing, or too long to be set.' : `has ${page.description.length} characters.`,
        todo: `Write one or two sentences, ${longest} characters at most.`,
        needle: 'description:',
      }),
    ),
  ...sharing(indexablePages(site), (page) => page.description).map(({ page, other }) =>
    findingOn(site, page.path, {
      field: 'description',
      what: `is the description of ${other.path} too.`,
      todo: 'Say what only this page gives its reader.',
      needle: 'description:',
      note: true,
    }),
  ),
];

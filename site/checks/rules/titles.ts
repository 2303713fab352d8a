import { findingOn, indexablePages, type SiteRule } from '../built/built-site.ts';
import { sharing } from './sharing.ts';

/** docs/product.md, section 9. */
const longest = 150;

/** 1 to 150 characters; duplicates among indexable pages are notes. */
export const titles: SiteRule = (site) => [
  ...site.pages
    .filter((page) => page.title === '' || page.title.length > longest)
    .map((page) =>
      findingOn(site, page.path, {
        field: 'title',
        what: page.title === '' ? 'is missing.' : `has ${page.title.length} characters.`,
        todo: `Write a title of at most ${longest} characters.`,
        needle: 'title:',
      }),
    ),
  ...sharing(indexablePages(site), (page) => page.title).map(({ page, other }) =>
    findingOn(site, page.path, {
      field: 'title',
      what: `is the title of ${other.path} too: “${page.title}”.`,
      todo: 'Give one of them a metaTitle that only fits that page.',
      needle: 'metaTitle:',
      note: true,
    }),
  ),
];

import { findingOn, type SiteRule } from '../built/built-site.ts';

/** Bytes of uncompressed HTML with styles and drawings: a fifth of it goes over the wire (tests/site/lighthouse). */
const aim = 160_000;

export const pageSize: SiteRule = (site) =>
  site.pages.flatMap((page) => {
    if (page.bytes <= aim) return [];
    return [
      findingOn(site, page.path, {
        field: 'size',
        what: `is ${(page.bytes / 1000).toFixed(1)} kB of HTML.`,
        todo: `Aim for ${aim / 1000} kB: shorten the page or split it.`,
      }),
    ];
  });

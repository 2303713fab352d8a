import { findingOn, type Rule } from '../built-site.ts';

/**
 * Bytes of HTML with its inlined styles before compression: the early warning for the budgets on the wire
 * (14 kB, long pages and pages with a drawing 20 kB, brotli), which the tests measure.
 */
const limits = { page: 64_000, drawn: 84_000, long: 112_000 };

/** Articles, the home page with its blocks and the lists of every page, article or claim. */
const isLong = (path: string) =>
  /^\/(sitemap|claims-and-sources|knowledge-hub|library)?$|^\/(blog|library|resources\/[a-z-]+)\/./.test(path);

/** A drawing that explains is marked as one by the component that draws it. */
const hasDrawing = (html: string) => /<svg [^>]*data-drawing/.test(html);

/** No document is heavier than its kind may be. */
export const pageSize: Rule = (site) =>
  site.pages.flatMap((page) => {
    const limit = isLong(page.path) ? limits.long : hasDrawing(page.html) ? limits.drawn : limits.page;
    if (page.bytes <= limit) return [];
    return [
      findingOn(site, page.path, {
        field: 'size',
        what: `is ${Math.round(page.bytes / 1000)} kB of HTML.`,
        todo: `At most ${limit / 1000} kB: shorten the page or split it.`,
      }),
    ];
  });

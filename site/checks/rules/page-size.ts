import { kindAt } from '../../schema/kinds.ts';
import type { BuiltPage } from '../built-page.ts';
import { findingOn, type SiteRule } from '../built-site.ts';

/**
 * Bytes of HTML with its inlined styles before compression: the early warning for the budgets on the wire
 * (14 kB, long pages and pages with a drawing 20 kB, the registers of terms and facts 28 kB, brotli), which the tests measure.
 */
const limits = { page: 68_000, drawn: 84_000, long: 112_000, register: 150_000 };

/** A drawing that explains is marked as one by the component that draws it. */
const hasDrawing = (html: string) => /<svg [^>]*data-drawing/.test(html);

function limitOf({ path, html }: BuiltPage): number {
  const kind = kindAt(path);
  if (kind?.long === 'register') return limits.register;
  if (kind?.long) return limits.long;
  return hasDrawing(html) ? limits.drawn : limits.page;
}

/** No document is larger than its kind allows. */
export const pageSize: SiteRule = (site) =>
  site.pages.flatMap((page) => {
    const limit = limitOf(page);
    if (page.bytes <= limit) return [];
    return [
      findingOn(site, page.path, {
        field: 'size',
        what: `is ${Math.round(page.bytes / 1000)} kB of HTML.`,
        todo: `At most ${limit / 1000} kB: shorten the page or split it.`,
      }),
    ];
  });

import { kindAt } from '../../schema/kinds.ts';
import type { BuiltPage } from '../built/built-page.ts';
import { findingOn, type SiteRule } from '../built/built-site.ts';

/**
 * Bytes of uncompressed HTML with styles: an early warning for the transfer budgets in the tests (brotli: 14 kB; long
 * pages and pages with a drawing 20 kB; registers 28 kB).
 */
const aims = { page: 68_000, drawn: 84_000, long: 112_000, register: 150_000 };

const hasDrawing = (html: string) => /<svg [^>]*data-drawing/.test(html);

function aimOf({ path, html }: BuiltPage): number {
  const kind = kindAt(path);
  if (kind?.long === 'register') return aims.register;
  if (kind?.long) return aims.long;
  return hasDrawing(html) ? aims.drawn : aims.page;
}

/** A page is not larger than its kind's target. */
export const pageSize: SiteRule = (site) =>
  site.pages.flatMap((page) => {
    const aim = aimOf(page);
    if (page.bytes <= aim) return [];
    return [
      findingOn(site, page.path, {
        field: 'size',
        what: `is ${(page.bytes / 1000).toFixed(1)} kB of HTML.`,
        todo: `Aim for ${aim / 1000} kB: shorten the page or split it.`,
      }),
    ];
  });

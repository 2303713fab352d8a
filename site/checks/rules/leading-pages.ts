import type { BuiltPage } from '../built/built-page.ts';
import { type BuiltSite, isPublic } from '../built/built-site.ts';

/** Lists every page, so its links would hide orphans and long paths from home. */
const siteMap = '/sitemap';

/** Without site map and shells. */
export function leadingPages(site: BuiltSite): BuiltPage[] {
  return site.pages.filter((page) => isPublic(page) && page.path !== siteMap);
}

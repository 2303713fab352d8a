import type { BuiltPage } from '../built/built-page.ts';
import { type BuiltSite, isPublic } from '../built/built-site.ts';

/** The page that lists every page: its links would hide orphans and long ways from home. */
const siteMap = '/sitemap';

/** The pages whose links count: not the site map, and not what the server sends as an answer. */
export function leadingPages(site: BuiltSite): BuiltPage[] {
  return site.pages.filter((page) => isPublic(page) && page.path !== siteMap);
}

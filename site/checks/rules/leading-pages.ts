import type { BuiltPage } from '../built-page.ts';
import { type BuiltSite, isPublic } from '../built-site.ts';

/** The page that lists every page: with it nothing is ever far, and nothing an orphan. */
const siteMap = '/sitemap';

/** The pages whose links lead a reader on: not the site map, and not what the server sends as an answer. */
export function leadingPages(site: BuiltSite): BuiltPage[] {
  return site.pages.filter((page) => isPublic(page) && page.path !== siteMap);
}

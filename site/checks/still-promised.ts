import { type BuiltSite, type Finding, findingOn } from './built-site.ts';

/**
 * A promised address whose page is written leaves the list of promises. Asked by `npm run check` alone:
 * whoever finishes a page is not stopped by a list in the middle of a build.
 */
export function stillPromised(site: BuiltSite): Finding[] {
  const there = new Set(site.pages.map((page) => page.path));
  return site.notYet
    .filter((path) => there.has(path))
    .map((path) =>
      findingOn(site, path, {
        field: path,
        what: 'is written, and still listed as not written.',
        todo: 'Remove its line from site/checks/not-yet.ts.',
      }),
    );
}

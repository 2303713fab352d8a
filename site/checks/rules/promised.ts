import { findingOn, type Rule } from '../built-site.ts';

/**
 * A promised address whose page is written leaves the list of promises. Only noted: whoever finishes a page
 * should not be stopped by a list; `npm run check` refuses it.
 */
export const promised: Rule = (site) => {
  const there = new Set(site.pages.map((page) => page.path));
  return site.notYet
    .filter((path) => there.has(path))
    .map((path) =>
      findingOn(site, path, {
        field: path,
        what: 'is written, and still listed as not written.',
        todo: 'Remove its line from site/checks/not-yet.ts.',
        note: true,
      }),
    );
};

import { findingOn, type Rule } from '../built-site.ts';

/** An address in `redirectFrom` is no page's, no alias's and no other page's old address: a valid page is never redirected. */
export const oldAddresses: Rule = (site) => {
  const there = new Set(site.pages.map((page) => page.path));
  const claimed = new Map<string, string>();
  return site.content.flatMap((page) =>
    page.data.redirectFrom.flatMap((old) => {
      const other = claimed.get(old);
      claimed.set(old, page.path);
      const owner = there.has(old) ? 'is the address of a page that is there.' : other && `leads to ${other} too.`;
      if (!owner) return [];
      const todo = 'Remove it from redirectFrom.';
      return [findingOn(site, page.path, { field: `redirectFrom ${old}`, what: owner, todo, needle: old })];
    }),
  );
};

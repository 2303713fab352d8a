import type { BuiltPage } from '../built/built-page.ts';

/** Pages whose `text` equals that of an earlier page; empty texts are ignored. */
export function sharing(
  pages: readonly BuiltPage[],
  text: (page: BuiltPage) => string,
): { page: BuiltPage; other: BuiltPage }[] {
  const seen = new Map<string, BuiltPage>();
  return pages.flatMap((page) => {
    const key = text(page).trim().toLowerCase();
    const other = seen.get(key);
    if (key && !other) seen.set(key, page);
    return other ? [{ page, other }] : [];
  });
}

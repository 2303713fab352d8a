import type { BuiltPage } from '../built/built-page.ts';
import { findingOn, type SiteRule } from '../built/built-site.ts';

/** One h1 per page, first, and no skipped levels. */
export const headings: SiteRule = (site) =>
  site.pages.flatMap((page) => faults(page).map((fault) => findingOn(site, page.path, { field: 'heading', ...fault })));

function faults({ headings: list }: BuiltPage): { what: string; todo: string; needle?: string }[] {
  const tops = list.filter((heading) => heading.level === 1);
  const found = [];
  if (tops.length !== 1) {
    found.push({ what: `The page has ${tops.length} headings of the first level.`, todo: 'It must have one.' });
  }
  for (const [index, { level, text }] of list.entries()) {
    const above = list[index - 1]?.level ?? 0;
    if (level > above + 1) {
      found.push({
        what: `“${text}” (h${level}) follows ${above === 0 ? 'nothing' : `a heading of level ${above}`}.`,
        todo: `Make it level ${above + 1}.`,
        needle: text,
      });
    }
  }
  return found;
}

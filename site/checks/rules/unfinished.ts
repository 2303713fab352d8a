import { findingOn, type SiteRule } from '../built/built-site.ts';

/** Marks of a skeleton from `npm run new`, and usual placeholders. */
const marks = /lorem ipsum|coming soon|\bWrite here:|\bTODO\b|\bTBD\b/i;

/** No published page holds a placeholder. */
export const unfinished: SiteRule = (site) =>
  site.pages.flatMap((page) => {
    const mark = marks.exec(page.html)?.[0];
    if (!mark) return [];
    return [
      findingOn(site, page.path, {
        field: '',
        what: `“${mark}” stands on a page that is published.`,
        todo: 'Finish the text, or set draft: true.',
        needle: mark,
      }),
    ];
  });

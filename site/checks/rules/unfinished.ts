import { findingOn, type SiteRule } from '../built/built-site.ts';

/** From a skeleton of `npm run new`, and common placeholders. */
const marks = /lorem ipsum|coming soon|\bWrite here:|\bTODO\b|\bTBD\b/i;

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

import type { GuidePage } from '../../kinds/guide/kind.ts';
import { closest } from '../../markdown/closest.ts';
import { findingOn, type SiteRule } from '../built/built-site.ts';

/** Every step of a guide names one of its parts; otherwise its number and time are missing. */
export const guideSteps: SiteRule = (site) =>
  site.content
    .filter(({ kind }) => kind === 'guide')
    .flatMap(({ path, data }) => {
      const { steps = [] } = data as Partial<GuidePage>;
      const parts = site.pages.find((page) => page.path === path)?.headings.flatMap(({ text }) => text) ?? [];
      return steps
        .filter(({ part }) => !parts.includes(part))
        .map(({ part }) => {
          const meant = closest(part, parts);
          const todo = meant ? `Did you mean “${meant}”?` : 'Write it as the heading is written.';
          return findingOn(site, path, {
            field: 'steps',
            what: `“${part}” is no part of the guide.`,
            todo,
            needle: part,
          });
        });
    });

import { type ClaimId, claims } from '../../facts/claims.ts';
import { findingOn, type SiteRule } from '../built/built-site.ts';

/** No page shows two readings of one topic (decision 20) or an unused claim (decision 50). */
export const oneReading: SiteRule = (site) =>
  site.pages.flatMap((page) => {
    const named = site.content.find((entry) => entry.path === page.path)?.claims ?? [];
    const readings = new Map<string, ClaimId>();
    return [...new Set([...named, ...page.claims])].flatMap((id) => {
      if (!isClaim(id)) return [];
      const { topic, status } = claims[id];
      const other = readings.get(topic);
      readings.set(topic, other ?? id);
      if (!other && status !== 'unused') return [];
      return [
        findingOn(site, page.path, {
          field: `{claim:${id}}`,
          what: other
            ? `is a second reading of “${topic}” beside {claim:${other}}.`
            : 'is a figure that the site does not use; docs/claims.md has the reason.',
          todo: other ? 'Keep one of them on this page.' : 'Take a claim that is in use, or leave it out.',
          needle: `{claim:${id}}`,
        }),
      ];
    });
  });

const isClaim = (id: string): id is ClaimId => Object.hasOwn(claims, id);

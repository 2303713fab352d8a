import { type ClaimId, claims } from '../../data/claims.ts';
import { findingOn, type Rule } from '../built-site.ts';

/** The page that lists every claim with all its readings. */
const list = '/claims-and-sources';

/** One page never shows two readings of one topic (decision 20): in its text, its figures, or one in each. */
export const oneReading: Rule = (site) =>
  site.pages.flatMap((page) => {
    if (page.path === list) return [];
    const named = site.content.find((entry) => entry.path === page.path)?.claims ?? [];
    const readings = new Map<string, ClaimId>();
    return [...new Set([...named, ...page.claims])].flatMap((id) => {
      if (!isClaim(id)) return [];
      const { topic } = claims[id];
      const other = readings.get(topic);
      readings.set(topic, other ?? id);
      if (!other) return [];
      return [
        findingOn(site, page.path, {
          field: `{claim:${id}}`,
          what: `is a second reading of “${topic}” beside {claim:${other}}.`,
          todo: 'Keep one of them on this page.',
          needle: `{claim:${id}}`,
        }),
      ];
    });
  });

const isClaim = (id: string): id is ClaimId => Object.hasOwn(claims, id);

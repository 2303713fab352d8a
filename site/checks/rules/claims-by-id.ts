import { claims } from '../../facts/claims.ts';
import { findingOn, type SiteRule } from '../built/built-site.ts';

/** Too general to attribute to one claim: a bare number, percentage or time. */
const general = /^(?:\d+|[\d.]+%|\d+ (?:minutes|hours|days)|same day)$/;

const spelled = Object.values(claims)
  .filter(({ value }) => !general.test(value))
  .map(({ id, value }) => ({ id, value, pattern: alone(value) }));

/** Texts refer to claims by id, so that each value is defined once. General values are not checked. */
export const claimsById: SiteRule = (site) =>
  site.content.flatMap(({ path, file }) => {
    const text = site.textOf(file);
    return spelled
      .filter(({ pattern }) => pattern.test(text))
      .map(({ id, value }) =>
        findingOn(site, path, {
          field: `“${value}”`,
          what: 'is the value of a claim, spelled out.',
          todo: `Write {claim:${id}}.`,
          needle: value,
        }),
      );
  });

function alone(value: string): RegExp {
  return new RegExp(`(?<![\\w$])${value.replace(/[$+.*?()[\]{}|\\^]/g, '\\$&')}(?!\\w)`);
}

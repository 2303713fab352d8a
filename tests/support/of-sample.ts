import { describe, test } from 'vitest';
import { claims } from '../../owner/claims.ts';
import { closedDays } from '../../owner/closed-days.ts';
import { company } from '../../owner/company.ts';
import { hours } from '../../owner/hours.ts';
import { palette } from '../../owner/palette.ts';
import { people } from '../../owner/people.ts';
import { places } from '../../owner/places.ts';
import { prices } from '../../owner/prices.ts';
import { rates } from '../../owner/rates.ts';
import { serviceLevels } from '../../owner/service-levels.ts';
import { terms } from '../../owner/terms.ts';
import { testimonials } from '../../owner/testimonials.ts';
import { tiers } from '../../owner/tiers.ts';

/** By what a file of `owner/` exports. */
const own = {
  claims,
  closedDays,
  company,
  hours,
  palette,
  people,
  // Distances to the offices decide what is said of a town.
  places: places ?? (company as { offices?: unknown }).offices,
  prices,
  rates,
  serviceLevels,
  terms,
  testimonials,
  tiers,
};
type Part = keyof typeof own;

const isFilled = (value: unknown): boolean =>
  value !== undefined && (Array.isArray(value) || Object.keys(value as object).length > 0);

/**
 * Tests that state facts of the sample: its hours, prices, towns, or texts that are about it. Once `owner/` has its own, each is
 * skipped with the reason. What is a rule for every company reads what it expects from the data instead, and always runs.
 * @param kind `test`, `it`, `describe` or `beforeRelease`; of a `describe`, one skipped test takes the place of all
 * @param parts what is stated; none: anything
 */
export function ofSample<Kind extends typeof test | typeof describe>(kind: Kind, ...parts: Part[]): Kind {
  const stated = parts.length > 0 ? parts : (Object.keys(own) as Part[]);
  const replaced = stated.filter((part) => isFilled(own[part]));
  if (replaced.length === 0) return kind;
  const reason = `states the sample’s ${replaced.join(', ')}; owner/ has yours`;
  const one = (kind === describe ? test : kind) as typeof test;
  const skipped = (name: string) => one(name, ({ skip }) => skip(reason));
  return Object.assign(skipped, { each: () => skipped }) as unknown as Kind;
}

import { type PlanTier, planTiers } from '../company/plan-tiers.ts';
import { estimateLimits } from './estimate-limits.ts';

export type Estimate = { people: number; tier: PlanTier };

/** What `/pricing` shows before anything is chosen. */
export const estimateStart: Estimate = { people: 14, tier: 'professional' };

/** Dollars a month; undefined where a firm of that size may not choose the tier. */
export function estimateSum({ people, tier }: Estimate): { low: number; high: number } | undefined {
  const plan = planTiers.find(({ value }) => value === tier) ?? planTiers[0];
  if (plan.value === 'essential' && people > estimateLimits.anyTier) return undefined;
  return { low: people * plan.min, high: people * plan.max };
}

/** From `?people=17&tier=professional`; what is missing or not offered is as at the start. */
export function readEstimate(query: string): Estimate {
  const asked = new URLSearchParams(query);
  const people = Math.round(Number(asked.get('people')));
  const isOffered = people >= estimateLimits.least && people <= estimateLimits.most;
  const tier = planTiers.find(({ value }) => value === asked.get('tier'))?.value;
  return { people: isOffered ? people : estimateStart.people, tier: tier ?? estimateStart.tier };
}

/** The query that opens it. */
export const estimateQuery = ({ people, tier }: Estimate) => `?people=${people}&tier=${tier}`;

import { prices } from '../../owner/prices.ts';

/** Plans in Canadian dollars per person per month (docs/product.md, section 9). */
const sample = [
  { value: 'essential', name: 'Essential', min: 175, max: 225 },
  { value: 'professional', name: 'Professional', min: 225, max: 275 },
  { value: 'enterprise', name: 'Enterprise', min: 275, max: 300 },
] as const;

type Price = { min: number; max: number };
type Priced<Tiers> = { readonly [At in keyof Tiers]: Omit<Tiers[At], 'min' | 'max'> & Price };

const own: Partial<Record<(typeof sample)[number]['value'], Price>> = prices;

/** With the prices of `owner/prices.ts`. */
export const planTiers = sample.map((tier) => ({ ...tier, ...own[tier.value] })) as unknown as Priced<typeof sample>;

export type PlanTier = (typeof planTiers)[number]['value'];

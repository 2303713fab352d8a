/** Plans in Canadian dollars per person per month (docs/product.md, section 9). */
export const planTiers = [
  { value: 'essential', name: 'Essential', min: 175, max: 225 },
  { value: 'professional', name: 'Professional', min: 225, max: 275 },
  { value: 'enterprise', name: 'Enterprise', min: 275, max: 300 },
] as const;

export type PlanTier = (typeof planTiers)[number]['value'];

/**
 * Dollars a person a month, in place of the sample's (shared/company/plan-tiers.ts).
 * For example: { essential: { min: 120, max: 150 } }
 */
export const prices = {};

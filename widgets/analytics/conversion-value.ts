/** What a lead counts for in analytics: specification, section 9. */
export const conversionValue = { value: 500, currency: 'CAD' } as const;

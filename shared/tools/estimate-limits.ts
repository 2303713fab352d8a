/** Of the two packages (docs/product.md, section 9): up to `anyTier` a firm chooses any tier; above `most` we quote. */
export const estimateLimits = { least: 5, anyTier: 25, most: 100 } as const;

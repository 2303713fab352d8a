/**
 * Yours, by id, in place of the sample's (site/facts/claims.ts). `null` removes a claim and the figures that show it.
 * For example: { uptime: { value: '99.95%', source: 'Our monitoring', asOf: '2026-10-31' }, rating: null }
 */
export const claims = {};

/**
 * Your prices outside the monthly plan, by id, in place of the sample's (site/facts/rates.ts), field by field.
 * For example: { hour: { min: 150 }, visit: { min: 175, note: 'Travel and the first hour.' } }
 */
export const rates = {};

/**
 * Your contract terms, by id, in place of the sample's (site/facts/rates.ts), field by field. They must agree with your contract.
 * For example: { notice: { value: '30 days', text: 'Either of us can end it with 30 days’ notice in writing.' } }
 */
export const terms = {};

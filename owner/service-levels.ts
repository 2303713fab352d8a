/**
 * What you commit to, in place of the sample's (site/facts/service-levels.ts), field by field: levels by id, priorities by
 * P1 to P4, the credits for a miss. For example:
 * { levels: { 'restore-tests': { value: 'every quarter' } }, priorities: { P1: { update: 'every hour' } }, credits: { most: 15 } }
 */
export const serviceLevels = {};

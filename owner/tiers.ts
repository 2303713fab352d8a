/**
 * What each plan includes, by the name of its row, in place of the sample's (site/facts/tiers.ts): three cells, cheapest plan
 * first, or null to remove the row. For example:
 * { 'Planned visit': [{ is: 'not' }, { is: 'included', much: 'one a month' }, { is: 'included' }], 'Log watching (SIEM) around the clock': null }
 */
export const tiers = {};

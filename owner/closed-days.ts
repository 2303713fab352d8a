/**
 * Days on which you are closed, in place of the sample's (shared/company/closed-days.ts); undefined: Ontario's public holidays.
 * For example: [{ name: 'Canada Day', on: { month: 7, day: 1 } }, { name: 'Good Friday', on: { easter: -2 } }]
 */
export const closedDays = undefined;

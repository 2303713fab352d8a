/**
 * Yours, in place of the sample's (shared/company/hours.ts). `timeZone` is a name of the IANA data; `clock` is what you call its
 * clock, by which all times are shown: Central in Winnipeg, unless you write another. For example:
 * { opens: '08:30', closes: '17:00', timeZone: 'America/Winnipeg', clock: 'Winnipeg' }
 */
export const hours = {};

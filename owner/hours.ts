/**
 * Yours, in place of the sample's (shared/company/hours.ts). `clock` is what you call the time by which all times are shown:
 * Eastern, unless the head office is in Toronto. For example: { opens: '08:30', closes: '17:00', clock: 'Hamilton' }
 */
export const hours = {};

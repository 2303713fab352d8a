/** Yours, in place of the sample's (shared/company/hours.ts). For example: { opens: '08:30', closes: '17:00' } */
export const hours = {};

/**
 * Yours, in place of the sample's (shared/company/company.ts), field by field. `npm run rebrand` writes this file.
 * For example: { name: 'Harbour IT', shortName: 'Harbour', offices: [{ id: 'hamilton', city: 'Hamilton', … }] }
 */
export const company = {};

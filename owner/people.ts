/**
 * Who works for you, in place of the sample's (site/facts/people.ts), list by list: roles, shifts, nightWatch, ownAccess,
 * tools, certificates, insurance, references. For example:
 * { certificates: [{ name: 'CompTIA A+', holder: 'a person' }], insurance: [] }
 */
export const people = {};

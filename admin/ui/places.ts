/** The place of a person's page. @param id of `PersonItem`, or the reference of a request: no email, as browsers keep addresses */
export const personPlace = (id: string): string => `#/person/${encodeURIComponent(id)}`;

export const companyPlace = (name: string): string => `#/company/${encodeURIComponent(name)}`;

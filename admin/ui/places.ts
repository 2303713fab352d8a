/** The place of a person's page. @param key the email, or the key of `PersonItem` */
export const personPlace = (key: string): string => `#/person/${encodeURIComponent(key.toLowerCase())}`;

export const companyPlace = (name: string): string => `#/company/${encodeURIComponent(name)}`;

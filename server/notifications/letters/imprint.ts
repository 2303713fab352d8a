import { company, postalLine } from '../../../shared/company/company.ts';

/** The sender's name, mailing address and contact, which CASL requires. */
export const imprint = [`${company.name}, ${postalLine()}`, `${company.phone.display}, ${company.email}`] as const;

import { company } from '../../../shared/company/company.ts';
import { postalLine } from '../../../shared/company/contact.ts';

/** Name, mailing address and contact, which CASL requires. */
export const imprint = [`${company.name}, ${postalLine()}`, `${company.phone.display}, ${company.email}`] as const;

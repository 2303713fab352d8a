import { company, postalLine } from '../../../shared/company/company.ts';

/** Who sent a mail and how to reach them: CASL asks for name, mailing address and a contact. */
export const imprint = [`${company.name}, ${postalLine()}`, `${company.phone.display}, ${company.email}`] as const;

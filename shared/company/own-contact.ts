import { company } from './own-company.ts';

const { name, shortName, assistant, phone, email, offices } = company;
const [{ street, city, region, postalCode }] = offices;

/** What scripts in a visitor's browser say of the company; they contain it as written here (`written-records.ts`). */
export const contact = { name, shortName, assistant, phone, email, office: { street, city, region, postalCode } };

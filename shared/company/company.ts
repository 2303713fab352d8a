import { company as ownCompany } from '../../owner/company.ts';
import { type Address, type Contact, sampleContact } from './contact.ts';

/**
 * The company's data: the sample's, with what an owner puts into `owner/company.ts`. A test forbids these values elsewhere in
 * `site/`, `widgets/` or `server/`.
 */

export type Office = Address & {
  id: string;
  country: string;
  /** WGS 84 degrees; the centre of the municipality if the sample street has no position. */
  lat: number;
  lng: number;
};

const toronto: Office = {
  ...sampleContact.offices[0],
  id: 'toronto',
  country: 'CA',
  lat: 43.6487,
  lng: -79.3854,
};

const richmondHill: Office = {
  id: 'richmond-hill',
  city: 'Richmond Hill',
  street: '20 Sample Crescent',
  region: 'ON',
  postalCode: 'L4B 0A1',
  country: 'CA',
  lat: 43.8714,
  lng: -79.4372,
};

type Company = Omit<Contact, 'offices'> & {
  /** Scheme and host without a trailing slash; `SITE_ORIGIN` overrides it. */
  origin: string;
  foundingYear: number;
  employees: number;
  /** The line under the name. */
  tagline: string;
  /** The head office first. */
  offices: readonly [Office, ...Office[]];
};

const sample: Company = {
  ...sampleContact,
  origin: 'https://www.northlume.example',
  foundingYear: 2010,
  employees: 25,
  tagline: 'The light that stays on.',
  offices: [toronto, richmondHill],
};

const own: Partial<Company> = ownCompany;
export const company: Company = { ...sample, ...own };

export const headOffice: Office = company.offices[0];

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** `Two offices`, `One office`. */
export const officeCount = (): string => {
  const count = company.offices.length;
  return `${numbers[count] ?? count} ${count === 1 ? 'office' : 'offices'}`;
};

/** `Toronto and Richmond Hill`. */
export const officeCities = (): string =>
  new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(company.offices.map(({ city }) => city));

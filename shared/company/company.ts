import { company as ownCompany } from '../../owner/company.ts';

/**
 * The company's data: the sample's, with what an owner puts into `owner/company.ts`. A test forbids these values elsewhere in
 * `site/`, `widgets/` or `server/`.
 */

export type Office = {
  id: string;
  city: string;
  street: string;
  region: string;
  postalCode: string;
  country: string;
  /** WGS 84 degrees; the centre of the municipality if the sample street has no position. */
  lat: number;
  lng: number;
};

const toronto: Office = {
  id: 'toronto',
  city: 'Toronto',
  street: '100 Sample Street West, Suite 400',
  region: 'ON',
  postalCode: 'M5H 0A1',
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

type Company = {
  name: string;
  shortName: string;
  assistant: string;
  /** Scheme and host without a trailing slash; `SITE_ORIGIN` overrides it. */
  origin: string;
  phone: { display: string; e164: string };
  email: string;
  foundingYear: number;
  employees: number;
  /** The line under the name. */
  tagline: string;
  /** The head office first. */
  offices: readonly [Office, ...Office[]];
};

const sample: Company = {
  name: 'Northlume IT',
  shortName: 'Northlume',
  assistant: 'Lumi',
  origin: 'https://www.northlume.example',
  phone: { display: '(416) 555-0142', e164: '+14165550142' },
  email: 'hello@northlume.example',
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

export function postalLine(office: Office = headOffice): string {
  return `${office.street}, ${office.city}, ${office.region} ${office.postalCode}`;
}

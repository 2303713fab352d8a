import { company as ownCompany } from '../../owner/company.ts';

/**
 * The company's data: the sample's, with what an owner puts into `owner/company.ts`. A test forbids these values elsewhere in
 * `site/`, `widgets/` or `server/`. Scripts contain the result alone (`written-records.ts`).
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
  /** Where you work, in words: `the GTA`. An owner who names offices and no area works in their cities. */
  area: string;
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
  area: 'the GTA',
  tagline: 'The light that stays on.',
  offices: [toronto, richmondHill],
};

/** A list in an owner's file is not known to have a first office. */
type Own = Partial<Omit<Company, 'offices'>> & { offices?: readonly Office[] };

const own: Own = ownCompany;
const ownArea = own.offices && {
  area: new Intl.ListFormat('en-CA').format(own.offices.map(({ city }) => city)),
};
export const company = { ...sample, ...ownArea, ...own } as Company;

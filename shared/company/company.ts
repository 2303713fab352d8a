/**
 * The company's data, and the only file an owner replaces: a test forbids these values elsewhere in `site/`, `widgets/`
 * or `server/`.
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

export const company = {
  name: 'Northlume IT',
  shortName: 'Northlume',
  assistant: 'Lumi',
  /** Scheme and host without a trailing slash; `SITE_ORIGIN` overrides it. */
  origin: 'https://www.northlume.example',
  phone: { display: '(416) 555-0142', e164: '+14165550142' },
  email: 'hello@northlume.example',
  foundingYear: 2010,
  employees: 25,
  offices: [toronto, richmondHill],
} as const;

export const headOffice: Office = toronto;

export function postalLine(office: Office = headOffice): string {
  return `${office.street}, ${office.city}, ${office.region} ${office.postalCode}`;
}

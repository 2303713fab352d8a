/**
 * Who the site belongs to. An owner replaces this one file; no other file under
 * `site/`, `widgets/` or `server/` repeats a value of it (a check holds that).
 */

export type Office = {
  id: string;
  city: string;
  street: string;
  region: string;
  postalCode: string;
  country: string;
  /** Degrees, WGS 84. The municipality's centre where the sample street has no position of its own. */
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
  /** The wordmark: the name without its trade. */
  shortName: 'Northlume',
  assistant: 'Lumi',
  /** Scheme and host, no trailing slash. `SITE_ORIGIN` overrides it. */
  origin: 'https://www.northlume.example',
  phone: { display: '(416) 555-0142', e164: '+14165550142' },
  email: 'hello@northlume.example',
  foundingYear: 2010,
  employees: 25,
  offices: [toronto, richmondHill],
} as const;

/** The office that stands in the mail footer and in the structured record. */
export const headOffice: Office = toronto;

/** One line, as it stands in a mail footer or under a consent sentence. */
export function postalLine(office: Office = headOffice): string {
  return `${office.street}, ${office.city}, ${office.region} ${office.postalCode}`;
}

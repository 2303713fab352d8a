import { company as ownCompany } from '../../owner/company.ts';

export type Address = { street: string; city: string; region: string; postalCode: string };

/** What scripts in a visitor's browser say of the company; company.ts has the rest. */
export type Contact = {
  name: string;
  shortName: string;
  assistant: string;
  phone: { display: string; e164: string };
  email: string;
  /** The head office first. */
  offices: readonly [Address, ...Address[]];
};

export const sampleContact: Contact = {
  name: 'Northlume IT',
  shortName: 'Northlume',
  assistant: 'Lumi',
  phone: { display: '(416) 555-0142', e164: '+14165550142' },
  email: 'hello@northlume.example',
  offices: [{ street: '100 Sample Street West, Suite 400', city: 'Toronto', region: 'ON', postalCode: 'M5H 0A1' }],
};

const own: Partial<Contact> = ownCompany;
export const contact: Contact = { ...sampleContact, ...own };

export function postalLine({ street, city, region, postalCode } = contact.offices[0]): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}

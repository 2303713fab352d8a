import { company } from '../../../shared/company/company.ts';
import { plain } from './plain.ts';

type Make = {
  name: string;
  /** All headings of one list are there. */
  marks: readonly string[];
  /** Headings that mean something else than elsewhere: nothing of a contact. */
  without?: readonly string[];
};

/** Exports that are recognized, by headings that only they have. */
const makes: readonly Make[] = [
  {
    name: `${company.shortName}’s own leads`,
    marks: ['reference, received, form, email', 'reference, received utc, form, email'],
    // The text agreed to on the form, which is no basis for other letters.
    without: ['consent', 'agreed to', 'service', 'origin', 'site', 'state', 'notes'],
  },
  { name: 'Google Contacts', marks: ['e mail 1 value', 'phone 1 value', 'yomi name', 'phonetic first name, labels'] },
  {
    name: 'Outlook',
    marks: ['e mail display name', 'e mail 2 address', 'given yomi', 'e mail address, business street'],
  },
  { name: 'Zoho', marks: ['record id, contact owner, account name', 'record id, lead owner, lead source'] },
  { name: 'HubSpot', marks: ['record id, contact owner', 'record id, lifecycle stage', 'record id, lead status'] },
  { name: 'Mailchimp', marks: ['email address, optin time', 'email address, leid', 'member rating'] },
  {
    name: 'Salesforce',
    marks: [
      'account name, email opt out',
      'account name, contact id',
      'account name, contact owner',
      'account name, lead source',
    ],
  },
  { name: 'ConnectWise', marks: ['contact first name, company name', 'contact email, contact type'] },
  { name: 'LinkedIn', marks: ['first name, connected on', 'url, connected on'] },
  {
    name: 'QuickBooks',
    marks: ['customer, main phone', 'customer full name', 'open balance', 'phone numbers, company name'],
  },
  {
    name: 'Odoo',
    marks: [
      'display name, salesperson',
      'display name, activities',
      'is a company',
      'complete name, email',
      'display name, phone',
    ],
  },
];

/** The export that a file is; undefined if it is none of those. */
export function makeOf(headings: readonly string[]): Make | undefined {
  const all = new Set(headings.map(plain));
  return makes.find(({ marks }) => marks.some((list) => list.split(', ').every((mark) => all.has(mark))));
}

import { contact, postalLine } from '../company/contact.ts';

/**
 * The exact wordings (CASL; decision 28). A change needs a new id; old texts stay, so that stored consents can be read.
 */
export type ConsentText = {
  id: string;
  purpose: 'newsletter' | 'marketing';
  text: string;
  /** ISO date of first use. */
  effective: string;
};

export const consentTexts: readonly ConsentText[] = [
  {
    id: 'newsletter-2026-11',
    purpose: 'newsletter',
    text: `By subscribing you ask ${contact.name} to email you IT security updates and best practices once a month. You can withdraw at any time with the link in every issue. ${contact.name}, ${postalLine()}, ${contact.email}.`,
    effective: '2026-11-01',
  },
  {
    id: 'marketing-2026-11',
    purpose: 'marketing',
    text: `${contact.name} may also email me IT security updates once a month. I can withdraw at any time. ${postalLine()}, ${contact.email}.`,
    effective: '2026-11-01',
  },
];

export function currentConsent(purpose: ConsentText['purpose']): ConsentText {
  return consentTexts.findLast((entry) => entry.purpose === purpose) as ConsentText;
}

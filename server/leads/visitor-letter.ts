import { company } from '../../shared/company/company.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import { promiseOf } from './promise.ts';
import { promiseSentence } from './promise-sentence.ts';
import { requestLabel } from './service-label.ts';
import type { LeadRow } from './tables.ts';

/** Repeats nothing that was typed, so the form cannot send text to a stranger. */
export function visitorLetter(lead: LeadRow): Letter {
  return {
    subject: `We have your request (reference ${lead.reference})`,
    parts: [
      paragraph('Hello,'),
      paragraph(`Thank you for your request: ${requestLabel(lead)}. It has reached us.`),
      paragraph(promiseSentence(promiseOf(lead))),
      {
        kind: 'facts',
        facts: [
          ['Your reference', lead.reference],
          ['Our phone', company.phone.display],
        ],
      },
      paragraph('In a hurry, or something to add? Call us and name the reference, or reply to this email.'),
      paragraph(company.name),
    ],
    footer: [
      'You get this one email because this address was entered in a form on our site. If it was not you, you do not need to do anything.',
      ...imprint,
    ],
  };
}

import { company } from '../../shared/company/company.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import { isCallPromise, promiseOf } from './promise.ts';
import { promiseSentence } from './promise-sentence.ts';
import { requestLabel } from './service-label.ts';
import type { LeadRow } from './tables.ts';

const linkLabel = ({ promise }: LeadRow) =>
  isCallPromise({ text: promise }) ? 'Choose another time, or cancel' : 'Or pick a time for our call';

/**
 * Repeats nothing that was typed, so the form cannot send text to a stranger.
 * @param times address of the page with free times for a call
 */
export function visitorLetter(lead: LeadRow, times?: string): Letter {
  return {
    subject: `We have your request (reference ${lead.reference})`,
    parts: [
      paragraph('Hello,'),
      paragraph(`Thank you for your request: ${requestLabel(lead)}. It has reached us.`),
      paragraph(promiseSentence(promiseOf(lead))),
      ...(times ? [{ kind: 'link' as const, label: linkLabel(lead), href: times }] : []),
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

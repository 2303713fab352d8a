import { changeableUntil } from '../../shared/appointments/call-paths.ts';
import { company } from '../../shared/company/company.ts';
import { homeTime } from '../../shared/company/hours.ts';
import { requestLabel } from '../leads/service-label.ts';
import { leadAddress } from '../leads/staff-letter.ts';
import type { LeadRow } from '../leads/tables.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import type { AppointmentLinks } from './appointment-links.ts';
import { whenText } from './read-appointments.ts';
import type { AppointmentRow } from './tables.ts';

export type LetterParts = { lead: LeadRow; row: AppointmentRow; links: AppointmentLinks; siteOrigin: string };

const until = changeableUntil === 60 ? 'an hour' : `${changeableUntil} minutes`;

/** Repeats nothing that was typed, so the form cannot send text to a stranger. */
export function visitorsLetter({ lead, row, links, siteOrigin }: LetterParts, isReminder: boolean): Letter {
  const when = `${whenText(row.starts_at)}, ${homeTime}`;
  const isCancelled = row.cancelled_at !== null;
  const where = row.booked_by === null ? 'on our site with this address' : 'by one of us for this address';
  const subject = isCancelled
    ? `Cancelled: our call on ${whenText(row.starts_at)}`
    : `${isReminder ? 'Reminder: our' : 'Our'} call on ${whenText(row.starts_at)}`;
  const said = isCancelled
    ? [
        paragraph(`Our call on ${when}, is cancelled.`),
        paragraph('Your request stays with us. You can choose another time.'),
        { kind: 'link' as const, label: 'Choose a time', href: siteOrigin + links.times(lead.reference) },
      ]
    : [
        paragraph(`We will call you on ${when}, at the number that you gave us. Allow ${row.minutes} minutes.`),
        ...(row.moved_from === null ? [] : [paragraph(`It is no longer on ${whenText(row.moved_from)}.`)]),
        {
          kind: 'link' as const,
          label: 'Choose another time, or cancel',
          href: siteOrigin + links.times(lead.reference),
        },
        paragraph(`The link works until ${until} before the call. After that, please phone us.`),
      ];
  return {
    subject,
    parts: [
      paragraph('Hello,'),
      ...said,
      {
        kind: 'facts',
        facts: [
          ['Your reference', lead.reference],
          ['Our phone', company.phone.display],
        ],
      },
      paragraph(company.name),
    ],
    footer: [
      isCancelled
        ? `You get this email because a call that was booked ${where} is cancelled.`
        : `You get this email because a call was booked ${where}. If you did not agree to it, press the link above and cancel it.`,
      ...imprint,
    ],
  };
}

/** @returns begin of the subject, first sentence */
function newsOf({ cancelled_at, moved_from, booked_by }: AppointmentRow): [string, string] {
  if (cancelled_at !== null) return ['Call cancelled', 'The time is free again. The request itself stays open.'];
  const promised = 'It is now the contact time promised for this lead.';
  const who = booked_by === null ? 'The visitor' : 'A colleague';
  if (moved_from === null) return ['Call booked', `${who} chose this time. ${promised}`];
  return ['Call moved', `${who} chose this time in place of ${whenText(moved_from)}. ${promised}`];
}

/** @param caller the colleague who calls, if one is named */
export function staffsLetter({ lead, row, siteOrigin }: LetterParts, caller: string | undefined): Letter {
  const [what, said] = newsOf(row);
  const whom = (lead.company ?? lead.name ?? lead.email).replace(/\s+/g, ' ').slice(0, 80);
  const facts: [string, string | null | undefined][] = [
    ['When', `${whenText(row.starts_at)}, ${homeTime} (${row.minutes} minutes)`],
    ['Who calls', caller],
    ['Name', lead.name],
    ['Company', lead.company],
    // By it the mail's file is found when the person is erased.
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['About', requestLabel(lead)],
    ['Reference', lead.reference],
  ];
  return {
    subject: `${what} ${lead.reference}: ${whenText(row.starts_at)}, ${whom}`,
    parts: [
      paragraph(said),
      { kind: 'link', label: 'Open the lead', href: leadAddress(siteOrigin, lead.reference) },
      { kind: 'facts', facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])) },
    ],
    footer: [...imprint],
  };
}

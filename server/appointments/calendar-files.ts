import { type CalendarMeeting, invitationFile, meetingFile, meetingsFile } from '../../shared/company/calendar-file.ts';
import { company } from '../../shared/company/company.ts';
import { requestLabel } from '../leads/service-label.ts';
import { leadAddress } from '../leads/staff-letter.ts';
import type { LeadRow } from '../leads/tables.ts';
import type { AppointmentLinks } from './appointment-links.ts';
import type { AppointmentRow } from './tables.ts';

type Call = { row: AppointmentRow; reference: string; links: AppointmentLinks; siteOrigin: string };

/** The same in the visitor's and our calendars, whatever is changed. */
const uidOf = (reference: string) => `call-${reference}@${company.origin.replace(/^https?:\/\//, '')}`;

/** Repeats nothing that was typed, as the email may reach a stranger. */
function visitorsMeeting({ row, reference, links, siteOrigin }: Call): CalendarMeeting {
  const url = siteOrigin + links.times(reference);
  return {
    uid: uidOf(reference),
    at: new Date(row.starts_at),
    minutes: row.minutes,
    sequence: row.sequence,
    title: `Call with ${company.name}`,
    text: `We call you at the number that you gave us.\nAnother time, or cancel: ${url}\nReference: ${reference}\nOur phone: ${company.phone.display}`,
    url,
  };
}

/** For download on the page. */
export const visitorsFile = (call: Call, now: Date): string => meetingFile(visitorsMeeting(call), now);

/** For the email. @param attendee the visitor's address */
export function invitation(call: Call, attendee: string, now: Date): string {
  const isCancelled = call.row.cancelled_at !== null;
  return invitationFile(visitorsMeeting(call), { organizer: company.email, attendee, isCancelled }, now);
}

export type CallOfLead = AppointmentRow &
  Pick<LeadRow, 'reference' | 'name' | 'company' | 'phone' | 'service' | 'form'>;

/** What staff subscribe to. */
export function staffFeed(calls: readonly CallOfLead[], siteOrigin: string, now: Date): string {
  const meetings = calls.map((call) => ({
    uid: uidOf(call.reference),
    at: new Date(call.starts_at),
    minutes: call.minutes,
    sequence: call.sequence,
    title: `Call ${[call.name, call.company].filter(Boolean).join(', ') || call.reference}`,
    text: [requestLabel(call), call.phone, call.reference].filter(Boolean).join('\n'),
    url: leadAddress(siteOrigin, call.reference),
  }));
  return meetingsFile(`${company.name}: calls`, meetings, now);
}

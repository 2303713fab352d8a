import { tellsOfEmergency } from '../../shared/chat/is-emergency.ts';
import { homeTime } from '../../shared/company/hours.ts';
import { staffPath } from '../../shared/staff/staff.ts';
import { companyStamp } from '../format/company-time.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import { mostMails } from '../notifications/recipient-limit.ts';
import { canBeRepliedTo } from './can-be-replied-to.ts';
import { detailFacts } from './detail-facts.ts';
import { requestLabel, serviceLabel } from './service-label.ts';
import { suspicionText } from './suspicion-text.ts';
import type { LeadRow } from './tables.ts';

export type LeadContext = {
  consents: readonly string[];
  confirmed: boolean;
  siteOrigin: string;
};

/** The page of a lead for staff. */
export const leadAddress = (siteOrigin: string, reference: string): string =>
  `${siteOrigin}${staffPath}#/lead/${reference}`;

export function staffLetter(lead: LeadRow, { consents, confirmed, siteOrigin }: LeadContext): Letter {
  const isEmergency = !lead.suspicion && lead.message !== null && tellsOfEmergency(lead.message);
  const mark = lead.suspicion ? 'Possible spam' : isEmergency ? 'EMERGENCY, new lead' : 'New lead';
  const promised = `Contact ${lead.promise} (before ${companyStamp(lead.promised_by)} ${homeTime})`;
  const facts: [string, string | null][] = [
    ['Reference', lead.reference],
    ['Received', `${companyStamp(lead.received_at)} ${homeTime}`],
    ['Promised', hasAsked(lead) ? promised : null],
    ['Name', lead.name],
    ['Company', lead.company],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Service', lead.service && serviceLabel(lead.service)],
    ['Employees', lead.employee_count],
    ['Message', lead.message],
    ...detailFacts(lead.details),
    ['Form', lead.form],
    ['Page', lead.page],
    ['Site', lead.origin],
    ['Agreed to', consents.join(', ') || 'No mailing asked for'],
    ['Looks like spam because', lead.suspicion && suspicionText(lead.suspicion)],
  ];
  return {
    subject: `${mark} ${lead.reference}: ${requestLabel(lead)} for ${oneLine(lead.company ?? lead.name ?? lead.email)}`,
    parts: [
      paragraph(advice(lead, confirmed)),
      { kind: 'link', label: 'Open the lead', href: leadAddress(siteOrigin, lead.reference) },
      { kind: 'facts', facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])) },
    ],
    footer: [...imprint],
  };
}

function advice(lead: LeadRow, confirmed: boolean): string {
  if (lead.suspicion) {
    return 'This request looks unusual. The visitor got the usual answer, but no confirmation email. Please judge it yourself.';
  }
  const reached = canBeRepliedTo(lead.email) ? 'reaches the visitor as well' : 'does not reach the visitor';
  const answer = `Call or answer from the lead’s page, so that your colleagues see it. A reply to this email ${reached}.`;
  if (confirmed) return answer;
  if (lead.form === 'email') return `${answer} They wrote an email, which got no confirmation.`;
  if (!hasAsked(lead))
    return `${answer} They gave their details to start the chat and have not asked for a person yet.`;
  return `${answer} No confirmation email went out: this address has had ${mostMails} of our emails within a day, or more emails were asked for within an hour than we send. Somebody may be using our forms to fill a stranger's mailbox.`;
}

/** The chat's gate collects details before any request. */
function hasAsked({ form, message }: LeadRow): boolean {
  return form !== 'chat' || message !== null;
}

function oneLine(text: string): string {
  return [...text.replace(/\s+/g, ' ')].slice(0, 80).join('');
}

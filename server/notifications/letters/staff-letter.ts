import type { LeadRow } from '../../database/schema.ts';
import { torontoStamp } from '../../leads/toronto-time.ts';
import { imprint } from './imprint.ts';
import { type Letter, paragraph } from './letter.ts';
import { serviceLabel } from './service-label.ts';

/** Tells staff about a lead, with everything in it. `consents`: ids of the wordings the visitor agreed to. */
export function staffLetter(lead: LeadRow, consents: readonly string[]): Letter {
  const mark = lead.suspicion ? 'Possible spam' : 'New lead';
  const facts: [string, string | null][] = [
    ['Reference', lead.reference],
    ['Received', `${torontoStamp(new Date(lead.received_at))} Toronto time`],
    ['Promised', `Contact ${lead.promise} (before ${torontoStamp(new Date(lead.promised_by))} Toronto time)`],
    ['Name', lead.name],
    ['Company', lead.company],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Service', serviceLabel(lead.service)],
    ['Employees', lead.employee_count],
    ['Message', lead.message],
    ['Form', lead.form],
    ['Page', lead.page],
    ['Site', lead.origin],
    ['Agreed to', consents.join(', ') || 'No mailing asked for'],
    ['Held back because', lead.suspicion],
  ];
  return {
    subject: `${mark} ${lead.reference}: ${serviceLabel(lead.service)} for ${oneLine(lead.company ?? lead.name)}`,
    parts: [
      paragraph(
        lead.suspicion
          ? 'This request looks unusual. The visitor got the usual answer, but no confirmation mail. Please judge it yourself.'
          : 'Answer this mail to write to the visitor.',
      ),
      { kind: 'facts', facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])) },
    ],
    footer: [...imprint],
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 80);
}

import { tellsOfEmergency } from '../../../shared/chat/is-emergency.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import type { NoticeKind } from '../../../shared/staff/notices.ts';
import { companyStamp } from '../../format/company-time.ts';
import { imprint } from '../../notifications/letters/imprint.ts';
import { type Letter, type LetterPart, paragraph } from '../../notifications/letters/letter.ts';
import { requestLabel } from '../service-label.ts';
import { leadAddress } from '../staff-letter.ts';
import type { LeadRow } from '../tables.ts';

export type NoticeNews = {
  kind: NoticeKind;
  lead: LeadRow;
  opened: boolean;
  by?: string | undefined;
  note?: string | undefined;
};

/** @param now for the minutes that are left */
export function noticeLetter(news: NoticeNews, siteOrigin: string, now: number): Letter {
  const { lead } = news;
  const { title, what } = words(news);
  const mark = lead.state === 'new' && tellsOfEmergency(lead.message ?? '') ? 'EMERGENCY: ' : '';
  const facts: [string, string | null][] = [
    ['Reference', lead.reference],
    ['Name', lead.name],
    ['Company', lead.company],
    ['Email', lead.email],
    ['Phone', lead.phone],
    [
      'Promised',
      lead.state === 'new' || lead.state === 'quarantine'
        ? `Contact before ${companyStamp(lead.promised_by)} ${homeTime} (${timeLeft(lead.promised_by - now)})`
        : null,
    ],
  ];
  return {
    subject: `${mark}${title} ${lead.reference}: ${requestLabel(lead)} for ${oneLine(lead.company ?? lead.name ?? lead.email)}`,
    parts: [
      ...what.map((part) => (typeof part === 'string' ? paragraph(part) : part)),
      { kind: 'facts', facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])) },
      { kind: 'link', label: 'Open the lead', href: leadAddress(siteOrigin, lead.reference) },
    ],
    footer: ['Which emails reach you, and when, is set under "Your account" on the staff page.', ...imprint],
  };
}

/** A stranger's words, marked so that none of them passes for ours, such as a link below "Open the lead". */
const quoted = (text: string | null | undefined): LetterPart[] =>
  text ? [{ kind: 'written', text, quoted: true }] : [];

function words({ kind, lead, opened, by, note }: NoticeNews): { title: string; what: (string | LetterPart)[] } {
  if (kind === 'new-lead') return { title: 'New lead', what: ['A new request has come in.'] };
  if (kind === 'assigned')
    return {
      title: 'Yours now:',
      what: [`${by ?? 'A colleague'} has given you this lead.`, ...quoted(lead.message)],
    };
  if (kind === 'mention')
    return { title: 'You are mentioned in', what: [`${by ?? 'A colleague'} mentions you in a note:`, note ?? ''] };
  if (kind === 'email')
    return {
      title: 'Answer to',
      what: ['An email about this lead has come in. Answer it from the lead’s page.', ...quoted(note)],
    };
  if (kind === 'reminder')
    return { title: 'Due now', what: [`The next step is due: ${lead.next_step ?? 'nothing was written down'}.`] };
  if (kind === 'snooze-over')
    return { title: 'Back in the inbox', what: ['You asked not to see this lead until now. It is back in the list.'] };
  if (kind === 'held-back')
    return {
      title: 'Is this spam?',
      what: [
        'This request looks like spam, and nobody has judged it. If it is from a person, they were promised an answer by the time below: press Not spam on its page.',
        ...quoted(lead.message),
      ],
    };
  const why =
    lead.owner_id === null
      ? 'Nobody owns this lead yet'
      : opened
        ? 'This lead has not been answered'
        : 'Nobody has opened it';
  return {
    title: 'Promise about to break',
    what: [`${why}. Open the lead, take it, and contact the person before the time below.`],
  };
}

/** `1 h 40 min left`, `5 min overdue`. */
function timeLeft(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const hours = Math.floor(minutes / 60);
  const span = hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
  return `${span} ${milliseconds < 0 ? 'overdue' : 'left'}`;
}

const oneLine = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, 80).join('');

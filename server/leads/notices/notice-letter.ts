import type { NoticeKind } from '../../../shared/staff/notices.ts';
import { torontoStamp } from '../../format/toronto-time.ts';
import { imprint } from '../../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../../notifications/letters/letter.ts';
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

export function noticeLetter(news: NoticeNews, siteOrigin: string): Letter {
  const { lead } = news;
  const { title, what } = words(news);
  const facts: [string, string | null][] = [
    ['Reference', lead.reference],
    ['Name', lead.name],
    ['Company', lead.company],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Promised', lead.state === 'new' ? `Contact before ${torontoStamp(lead.promised_by)} Toronto time` : null],
  ];
  return {
    subject: `${title} ${lead.reference}: ${requestLabel(lead)} for ${oneLine(lead.company ?? lead.name ?? lead.email)}`,
    parts: [
      ...what.map(paragraph),
      { kind: 'facts', facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])) },
      { kind: 'link', label: 'Open the lead', href: leadAddress(siteOrigin, lead.reference) },
    ],
    footer: ['Which emails reach you, and when, is set under "Your account" on the staff page.', ...imprint],
  };
}

function words({ kind, lead, opened, by, note }: NoticeNews): { title: string; what: string[] } {
  if (kind === 'new-lead') return { title: 'New lead', what: ['A new request has come in.'] };
  if (kind === 'assigned')
    return {
      title: 'Yours now:',
      what: [`${by ?? 'A colleague'} has given you this lead.`, ...(lead.message ? [`“${lead.message}”`] : [])],
    };
  if (kind === 'mention')
    return { title: 'You are mentioned in', what: [`${by ?? 'A colleague'} mentions you in a note:`, note ?? ''] };
  if (kind === 'email')
    return {
      title: 'Answer to',
      what: [`An email about this lead has come in. Answer it from the lead’s page.`, note ?? ''],
    };
  if (kind === 'reminder')
    return { title: 'Due now', what: [`The next step is due: ${lead.next_step ?? 'nothing was written down'}.`] };
  if (kind === 'snooze-over')
    return { title: 'Back in the inbox', what: ['You asked not to see this lead until now. It is back in the list.'] };
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

const oneLine = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, 80).join('');

import type { NoticeItem, NoticeKind } from '../../shared/staff/notices.ts';
import type { Names } from '../data/use-names.ts';
import { companyTimeText } from '../ui/time.ts';

const kindNames: Record<NoticeKind, string> = {
  'new-lead': 'New lead',
  escalation: 'Promise about to break',
  assigned: 'Given to you',
  mention: 'Mention',
  email: 'Wrote back',
  reminder: 'Due now',
  'snooze-over': 'Back from snooze',
  'held-back': 'Is this spam?',
};

/** After the deadline, "about to break" becomes "broken". */
export const headingOf = ({ kind, state, promisedBy }: NoticeItem, now: number): string =>
  kind === 'escalation' && state === 'new' && promisedBy < now ? 'Promise broken' : kindNames[kind];

export function sentence(notice: NoticeItem, now: number, names: Names): string {
  const { kind, state, owner, openedAt, promisedBy, nextStep, who, text } = notice;
  const colleague = who === null ? 'A colleague' : names.short(who);
  if (kind === 'mention' && text === null) return 'The note has been taken back.';
  if (kind === 'mention') return `${colleague}: “${text ?? ''}”`;
  if (kind === 'email') return `“${text ?? ''}”`;
  if (kind === 'assigned') return `${colleague} has given you this lead.`;
  if (kind === 'reminder') return nextStep ?? 'The next step has been changed since.';
  if (kind === 'snooze-over') return 'The snooze is over: it is back in the list.';
  if (kind === 'held-back')
    return state === 'quarantine' ? 'It looks like spam, and the person waits if it is not.' : 'Judged meanwhile.';
  if (kind === 'new-lead') return 'A new request has come in.';
  if (state !== 'new') return 'Contacted meanwhile.';
  const why = owner
    ? `${names.short(owner)} has ${openedAt === null ? 'not opened' : 'not answered'} it.`
    : 'Nobody owns it.';
  return `${why} ${promisedBy < now ? 'Contact was promised by' : 'Contact before'} ${companyTimeText(promisedBy)}.`;
}

import type { InboxItem } from '../../shared/staff/inbox.ts';
import { companyDay, companyTimeText, span } from '../ui/time.ts';
import { soon } from './due-heading.ts';
import { stateNames } from './words.ts';

type Timed = Pick<InboxItem, 'state' | 'promisedBy' | 'callAt' | 'emergency'>;

/**
 * When today's call begins; else the time left of the promise, of possible spam too; for a contacted lead, its state.
 */
export function Clock({ lead, now }: { lead: Timed; now: number }) {
  const call = callText(lead, now);
  if (call) return <span className={`st-clock st-clock--${call.kind}`}>{call.text}</span>;
  if (lead.state !== 'new' && lead.state !== 'quarantine')
    return <span className="st-clock">{stateNames[lead.state]}</span>;
  const left = lead.promisedBy - now;
  // The green dot says "well", which an emergency is not, however much of its promise is left.
  const kind = left < 0 || lead.emergency ? 'over' : left < soon ? 'soon' : 'fine';
  const text = left < 0 ? `${span(left)} overdue` : `${span(left)} left`;
  return <span className={`st-clock st-clock--${kind}`}>{text}</span>;
}

/** Undefined for a lead that is closed, and once its promise, which the call is, is broken. */
function callText({ state, callAt }: Timed, now: number): { text: string; kind: string } | undefined {
  if (callAt === null || !['new', 'contacted', 'booked', 'proposal'].includes(state)) return undefined;
  const left = callAt - now;
  if (left < 0) return left > -soon && state !== 'new' ? { text: `Call ${span(left)} ago`, kind: 'over' } : undefined;
  if (left < soon) return { text: `Call in ${span(left)}`, kind: 'soon' };
  const isToday = companyDay(callAt) === companyDay(now);
  return isToday ? { text: `Call at ${companyTimeText(callAt).slice(-5)}`, kind: 'fine' } : undefined;
}

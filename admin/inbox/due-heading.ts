import type { InboxItem } from '../../shared/staff/inbox.ts';
import { companyDay } from '../ui/time.ts';

type Due = Pick<InboxItem, 'state' | 'snoozedUntil' | 'promisedBy' | 'emergency'>;

/** Time left that counts as urgent (ms). */
export const soon = 60 * 60_000;

/** Above the first lead of the emergencies, of those due now, today or later; nothing where all are alike. */
export function dueHeading(leads: readonly Due[], place: number, now: number): string | undefined {
  // Elsewhere than at the top, in another order than the usual one, an emergency is due like the others.
  const isFirst = (at: number) => leads.slice(0, at + 1).every(({ emergency }) => emergency);
  const of = (at: number) => {
    const lead = leads[at];
    if (lead?.state !== 'new' || lead.snoozedUntil !== null) return undefined;
    return isFirst(at) ? 'Emergency' : dueIn(lead.promisedBy, now);
  };
  const due = of(place);
  const isDivided = of(0) !== of(leads.length - 1);
  return isDivided && due !== of(place - 1) ? due : undefined;
}

function dueIn(promisedBy: number, now: number): string {
  if (promisedBy - now < soon) return 'Now';
  return companyDay(promisedBy) === companyDay(now) ? 'Today' : 'Later';
}

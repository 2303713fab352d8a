import type { InboxItem } from '../../shared/staff/inbox.ts';
import { torontoDay } from '../ui/time.ts';

type Due = Pick<InboxItem, 'state' | 'snoozedUntil' | 'promisedBy'>;

/** Time left that counts as urgent (ms). */
export const soon = 60 * 60_000;

/** Above the first lead of those that are due now, today or later; nothing where all are due alike. */
export function dueHeading(leads: readonly Due[], place: number, now: number): string | undefined {
  const of = (lead: Due | undefined) =>
    lead?.state === 'new' && lead.snoozedUntil === null ? dueIn(lead.promisedBy, now) : undefined;
  const due = of(leads[place]);
  const isDivided = of(leads[0]) !== of(leads.at(-1));
  return isDivided && due !== of(leads[place - 1]) ? due : undefined;
}

function dueIn(promisedBy: number, now: number): string {
  if (promisedBy - now < soon) return 'Now';
  return torontoDay(promisedBy) === torontoDay(now) ? 'Today' : 'Later';
}

import type { InboxView, LeadState } from '../../shared/staff/inbox.ts';
import type { onlyChoices, sortChoices } from '../../shared/staff/inbox-filter.ts';
import type { PersonAnswer } from '../../shared/staff/person.ts';
import { companyTimeText } from '../ui/time.ts';

export const stateNames: Record<LeadState, string> = {
  quarantine: 'Possible spam',
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  merged: 'Merged',
};

export const viewNames: Record<InboxView, string> = {
  new: 'To contact',
  working: 'In progress',
  snoozed: 'Snoozed',
  closed: 'Closed',
  quarantine: 'Possible spam',
  all: 'All',
};

export const onlyNames: Record<(typeof onlyChoices)[number], string> = {
  unopened: 'Not opened yet',
  overdue: 'Promise broken',
};

export const sortNames: Record<(typeof sortChoices)[number], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  company: 'By company',
};

/** `5,000`. */
export const inDigits = (count: number): string => count.toLocaleString('en-CA');

export const emptyViews: Record<InboxView, string> = {
  new: 'Everyone has been contacted. A new lead appears here automatically.',
  working: 'Nothing is in progress.',
  snoozed: 'Nothing is snoozed. A lead that you put away until a time is here until then.',
  closed: 'Nothing is closed yet.',
  quarantine: 'Nothing looks like spam.',
  all: 'There are no leads yet. Those from the site’s forms appear here automatically.',
};

export const mailNames: Record<string, string> = {
  'lead-staff': 'Email to staff',
  'lead-teams': 'Card in Teams',
  'duty-teams': 'Card in Teams: promise about to break',
  'lead-reply': 'Reply by email',
  'lead-visitor': 'Confirmation by email to the visitor',
  'appointment-staff': 'Email to staff about the call',
  'appointment-visitor': 'Email to the visitor about the call',
  'appointment-reminder': 'Reminder of the call to the visitor',
};

export type Receiver = Pick<PersonAnswer, 'newsletter'> & { contacts: readonly { basis?: string | undefined }[] };

/** Whether a person gets the newsletter; null if nothing says that they may. */
export function newsletterState({ newsletter, contacts }: Receiver): string | null {
  if (!newsletter) return importedState(contacts);
  const { requestedAt, confirmedAt, unsubscribedAt } = newsletter;
  if (unsubscribedAt !== null && unsubscribedAt >= (confirmedAt ?? 0))
    return `unsubscribed ${companyTimeText(unsubscribedAt)}`;
  if (confirmedAt !== null) return `subscribed since ${companyTimeText(confirmedAt)}`;
  return `asked for ${companyTimeText(requestedAt)}, not confirmed`;
}

/** Staff may write to who is imported with consent. */
function importedState(contacts: Receiver['contacts']): string | null {
  if (contacts.length === 0) return null;
  if (contacts.some(({ basis }) => basis === 'unsubscribed')) return 'unsubscribed';
  return 'not subscribed; imported with consent';
}

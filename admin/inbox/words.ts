import type { InboxView, LeadState } from '../../shared/staff/inbox.ts';

export const stateNames: Record<LeadState, string> = {
  quarantine: 'Held back',
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
  quarantine: 'Held back',
  all: 'All',
};

/** `5,000`. */
export const inDigits = (count: number): string => count.toLocaleString('en-CA');

export const emptyViews: Record<InboxView, string> = {
  new: 'Everybody has been contacted. A new lead appears here by itself.',
  working: 'Nothing is in progress.',
  snoozed: 'Nothing is snoozed. A lead that you put away until a time is here until then.',
  closed: 'Nothing is closed yet.',
  quarantine: 'Nothing is held back.',
  all: 'There are no leads yet. Those from the site’s forms appear here by themselves.',
};

export const mailNames: Record<string, string> = {
  'lead-staff': 'Email to staff',
  'lead-teams': 'Card in Teams',
  'duty-teams': 'Card in Teams: promise about to break',
  'lead-reply': 'Reply by email',
  'lead-visitor': 'Confirmation by email to the visitor',
};

import type { InboxView, LeadState } from '../../../shared/staff/inbox.ts';

/** States per view; undefined: all. `new` and `working` exclude snoozed leads. */
export const viewStates: Record<InboxView, readonly LeadState[] | undefined> = {
  new: ['new'],
  working: ['contacted', 'booked', 'proposal'],
  snoozed: ['new', 'contacted', 'booked', 'proposal'],
  closed: ['won', 'lost', 'spam'],
  quarantine: ['quarantine'],
  all: undefined,
};

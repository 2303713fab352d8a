import type { InboxView, LeadState } from '../../../shared/staff/inbox.ts';

/** The states that each view shows; undefined: all. `new` and `working` are without what is snoozed. */
export const viewStates: Record<InboxView, readonly LeadState[] | undefined> = {
  new: ['new'],
  working: ['contacted', 'booked', 'proposal'],
  snoozed: ['new', 'contacted', 'booked', 'proposal'],
  closed: ['won', 'lost', 'spam'],
  quarantine: ['quarantine'],
  all: undefined,
};

import type { InboxView, LeadState } from '../../../widgets/contract/inbox.ts';

/** The states that each view shows; undefined: all. */
export const viewStates: Record<InboxView, readonly LeadState[] | undefined> = {
  new: ['new'],
  working: ['contacted', 'booked', 'proposal'],
  closed: ['won', 'lost', 'spam'],
  quarantine: ['quarantine'],
  all: undefined,
};

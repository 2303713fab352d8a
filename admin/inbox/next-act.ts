import type { LeadAnswer } from '../../shared/staff/inbox.ts';
import { telephone } from './telephone.ts';

/** So long before a booked call one calls (ms). */
const atHand = 15 * 60_000;

/** `see`: the call that is booked; `first`: the request that this one is shown with. */
export type NextAct = 'release' | 'take' | 'call' | 'reply' | 'book' | 'see' | 'first';

type Waiting = Pick<
  LeadAnswer,
  'state' | 'owner' | 'phone' | 'wroteAt' | 'callAt' | 'events' | 'mergedInto' | 'emergency'
>;

/** What a lead waits for: the one lime button of its page. Nothing once it is closed and the person has not written. */
export function nextAct(lead: Waiting, now: number): NextAct | undefined {
  const { state, owner, phone, wroteAt, callAt } = lead;
  if (lead.mergedInto) return 'first';
  if (state === 'quarantine') return 'release';
  if (state === 'spam') return undefined;
  if (wroteAt !== null) return 'reply';
  if (state === 'won' || state === 'lost') return undefined;
  // Recording the call also takes the lead.
  if (state === 'new' && !owner && !lead.emergency) return 'take';
  const talk = phone && telephone(phone) ? 'call' : 'reply';
  const isAhead = callAt !== null && callAt > now + atHand;
  if (isAhead) return 'see';
  if (callAt !== null && !spokeSince(lead, callAt - atHand)) return talk;
  // Spoken with: what was agreed is written.
  if (state === 'booked') return callAt === null ? 'book' : 'reply';
  return state === 'contacted' ? 'book' : talk;
}

const spokeSince = ({ events }: Waiting, since: number) =>
  events.some(({ kind, detail, at }) => kind === 'call' && detail === 'spoke' && at >= since);

import type { InboxItem } from '../../contract/inbox.ts';
import { torontoTime } from '../ui/time.ts';
import { nameOf } from './words.ts';

/** Whether somebody has read a new lead, and until when one is out of the way. */
export function Opened({ lead }: { lead: InboxItem }) {
  const { state, openedBy, snoozedUntil } = lead;
  if (snoozedUntil !== null) return <span className="st-quiet">Snoozed until {torontoTime(snoozedUntil)}</span>;
  if (state !== 'new') return null;
  return <span className="st-quiet">{openedBy ? `Opened by ${nameOf(openedBy)}` : 'Not opened'}</span>;
}

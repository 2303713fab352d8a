import type { InboxItem } from '../../shared/staff/inbox.ts';
import { torontoText } from '../ui/time.ts';
import { colleagueName } from './words.ts';

/** Who opened a new lead, or until when it is snoozed. */
export function Opened({ lead }: { lead: InboxItem }) {
  const { state, openedBy, snoozedUntil } = lead;
  if (snoozedUntil !== null) return <span className="st-quiet">Snoozed until {torontoText(snoozedUntil)}</span>;
  if (state !== 'new' || !openedBy) return null;
  return <span className="st-quiet">Opened by {colleagueName(openedBy)}</span>;
}

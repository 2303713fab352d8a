import type { InboxItem } from '../../shared/staff/inbox.ts';
import { useNames } from '../data/use-names.ts';
import { companyTimeText } from '../ui/time.ts';

/** Who opened a new lead, or until when it is snoozed. */
export function Opened({ lead }: { lead: InboxItem }) {
  const names = useNames();
  const { state, openedBy, snoozedUntil } = lead;
  if (snoozedUntil !== null) return <span className="st-quiet">Snoozed until {companyTimeText(snoozedUntil)}</span>;
  if (state !== 'new' || !openedBy) return null;
  return <span className="st-quiet">Opened by {names.short(openedBy)}</span>;
}

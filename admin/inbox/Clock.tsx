import type { InboxItem } from '../../shared/staff/inbox.ts';
import { span } from '../ui/time.ts';
import { soon } from './due-heading.ts';
import { stateNames } from './words.ts';

/** Time left of the promise, of possible spam too; for a contacted lead, its state. */
export function Clock({ lead, now }: { lead: Pick<InboxItem, 'state' | 'promisedBy'>; now: number }) {
  if (lead.state !== 'new' && lead.state !== 'quarantine')
    return <span className="st-clock">{stateNames[lead.state]}</span>;
  const left = lead.promisedBy - now;
  const kind = left < 0 ? 'over' : left < soon ? 'soon' : 'fine';
  const text = left < 0 ? `${span(left)} overdue` : `${span(left)} left`;
  return (
    <span className={`st-clock st-clock--${kind}`}>
      {lead.state === 'new' ? text : `${stateNames[lead.state]}, ${text.replaceAll(' ', '\u00a0')}`}
    </span>
  );
}

import type { InboxItem } from '../../shared/staff/inbox.ts';
import { Opened } from '../notices/Opened.tsx';
import { torontoText } from '../ui/time.ts';
import { Clock } from './Clock.tsx';
import type { Selection } from './use-selection.ts';

export type LeadRowsProps = {
  items: readonly InboxItem[];
  now: number;
  label: string;
  /** Absent: rows are not selectable. */
  selection?: Selection;
};

export function LeadRows({ items, now, label, selection }: LeadRowsProps) {
  return (
    <ol className={`st-leads${selection ? ' st-leads--pickable' : ''}`} aria-label={label}>
      {items.map((lead) => (
        <li key={lead.reference} className="st-leads__row">
          {selection && (
            <label className="st-leads__pick">
              <span className="st-hidden">
                Select {lead.name ?? lead.email}, {lead.reference}
              </span>
              <input
                type="checkbox"
                checked={selection.chosen.has(lead.reference)}
                onChange={() => selection.toggle(lead)}
              />
            </label>
          )}
          <Clock lead={lead} now={now} />
          <span className="st-leads__who">
            <a className="st-leads__link" href={`#/lead/${lead.reference}`}>
              {lead.name ?? lead.email}
            </a>
            {lead.company && lead.company !== lead.name && <span className="st-quiet">{lead.company}</span>}
          </span>
          <span className="st-leads__what">{lead.subject}</span>
          <span className="st-leads__owner">
            {lead.owner ? lead.owner.split('@')[0] : <span className="st-quiet">No owner</span>}
            {lead.nextStep && <span className="st-quiet">{lead.nextStep}</span>}
            <Opened lead={lead} />
          </span>
          <span className="st-leads__when st-quiet">
            {lead.merged > 0 && <span className="st-tag">{lead.merged + 1} requests</span>}
            {lead.mailFailed && <span className="st-tag st-tag--bad">email failed</span>}
            {torontoText(lead.receivedAt)} <code>{lead.reference}</code>
          </span>
        </li>
      ))}
    </ol>
  );
}

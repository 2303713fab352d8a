import type { InboxItem } from '../../shared/staff/inbox.ts';
import { useNames } from '../data/use-names.ts';
import { Opened } from '../notices/Opened.tsx';
import { companyDay, shortTimeText } from '../ui/time.ts';
import { Clock } from './Clock.tsx';
import { dueHeading } from './due-heading.ts';
import { Phone } from './Phone.tsx';
import type { Selection } from './use-selection.ts';

export type LeadRowsProps = {
  items: readonly InboxItem[];
  now: number;
  label: string;
  /** Absent: rows are not selectable. */
  selection?: Selection;
  /** The lead that is open next to the list. */
  open?: string;
};

export function LeadRows({ items, now, label, selection, open }: LeadRowsProps) {
  const names = useNames();
  return (
    <ol className={`st-leads${selection ? ' st-leads--pickable' : ''}`} aria-label={label}>
      {items.map((lead, place) => (
        <li key={lead.reference} className="st-leads__row" data-due={dueHeading(items, place, now)}>
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
            <a
              className="st-leads__link"
              href={`#/lead/${lead.reference}`}
              aria-current={lead.reference === open || undefined}
            >
              {lead.name ?? lead.email}
            </a>
            {lead.company && lead.company !== lead.name && <span className="st-quiet">{lead.company}</span>}
            {lead.phone && <Phone written={lead.phone} />}
            <History lead={lead} now={now} />
          </span>
          <span className="st-leads__what">
            <span>
              {lead.state === 'quarantine' && <span className="st-tag st-tag--bad">possible spam</span>}
              {lead.emergency && <span className="st-tag st-tag--bad">emergency</span>}
              {lead.subject}
            </span>
            {lead.excerpt && <span className="st-quiet">{lead.excerpt}</span>}
          </span>
          <span className="st-leads__owner">
            {lead.owner && names.short(lead.owner)}
            {/* Today’s is on the clock. */}
            {lead.callAt !== null && lead.callAt > now && companyDay(lead.callAt) !== companyDay(now) && (
              <span className="st-quiet">Call {shortTimeText(lead.callAt, now)}</span>
            )}
            {(lead.nextStep || lead.nextStepAt !== null) && (
              <span className="st-quiet">
                {lead.nextStepAt !== null && `${shortTimeText(lead.nextStepAt, now)}: `}
                {lead.nextStep ?? 'next step'}
              </span>
            )}
            <Opened lead={lead} />
          </span>
          <span className="st-leads__when st-quiet">
            {lead.mailFailed && <span className="st-tag st-tag--bad">email failed</span>}
            {shortTimeText(lead.receivedAt, now)} <code>{lead.reference}</code>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What is known of the person and the company from other requests. */
function History({ lead, now }: { lead: InboxItem; now: number }) {
  const { merged, earlier, isCustomer, sameCompany, wroteAt } = lead;
  const texts = [
    ...(wroteAt !== null ? [`wrote back ${shortTimeText(wroteAt, now)}`] : []),
    ...(merged > 0 ? [`${merged + 1} requests`] : []),
    ...(isCustomer ? ['customer'] : []),
    ...(earlier > 0 && merged === 0 ? [`${ordinal(earlier + 1)} request`] : []),
    ...(sameCompany > 0 ? [`${sameCompany} more from this company`] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <span className="st-leads__history">
      {texts.map((text) => (
        <span key={text} className="st-tag">
          {text}
        </span>
      ))}
    </span>
  );
}

const ordinals = new Intl.PluralRules('en-CA', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? 'th'}`;

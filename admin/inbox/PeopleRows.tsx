import type { PeopleSource, PersonItem } from '../../shared/staff/people.ts';
import { useNames } from '../data/use-names.ts';
import { companyPlace, personPlace } from '../ui/places.ts';
import { companyTimeText } from '../ui/time.ts';
import './PeopleRows.css';
import { Phone } from './Phone.tsx';
import { stateNames } from './words.ts';

export const sourceNames: Record<PeopleSource, string> = {
  request: 'Request',
  chat: 'Chat',
  import: 'Import',
  newsletter: 'Newsletter',
};

/** One line per person. Column heads are visual only, as each line names its values. */
export function PeopleRows({ items, label }: { items: readonly PersonItem[]; label: string }) {
  const names = useNames();
  return (
    <>
      <p className="st-people__row st-people__heads" aria-hidden="true">
        {['Name', 'Phone', 'Company', 'Known from', 'Requests', 'Last heard'].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <ol className="st-people" aria-label={label}>
        {items.map((person) => (
          <li key={person.key} className="st-people__row">
            <span className="st-people__who">
              <a href={personPlace(person.id)}>{person.name ?? person.email ?? person.phone}</a>
              {person.name && person.email && <span className="st-quiet">{person.email}</span>}
            </span>
            <span className="st-people__phone">{person.phone && <Phone written={person.phone} />}</span>
            <span className="st-people__company">
              {person.company && <a href={companyPlace(person.company)}>{person.company}</a>}
            </span>
            <span className="st-people__sources">
              {person.sources
                .filter((source) => source !== 'newsletter' || person.newsletter === 'subscribed')
                .map((source) => (
                  <span key={source} className="st-tag">
                    {sourceNames[source]}
                  </span>
                ))}
              {person.newsletter === 'unsubscribed' && <span className="st-tag">Unsubscribed</span>}
            </span>
            <span className="st-people__state st-quiet">
              {person.state &&
                `${person.requests > 1 ? `${person.requests} requests, ` : ''}${stateNames[person.state]}`}
              {person.owner && `, ${names.short(person.owner)}`}
            </span>
            <span className="st-people__last st-quiet">{companyTimeText(person.lastAt)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

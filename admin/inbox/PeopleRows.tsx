import type { PeopleSource, PersonItem } from '../../shared/staff/people.ts';
import { useNames } from '../data/use-names.ts';
import { companyPlace, personPlace } from '../ui/places.ts';
import { companyTimeText } from '../ui/time.ts';
import './PeopleRows.css';
import { stateNames } from './words.ts';

export const sourceNames: Record<PeopleSource, string> = {
  request: 'Request',
  chat: 'Chat',
  import: 'Import',
  newsletter: 'Newsletter',
};

/** A line a person. */
export function PeopleRows({ items, label }: { items: readonly PersonItem[]; label: string }) {
  const names = useNames();
  return (
    <ol className="st-people" aria-label={label}>
      {items.map((person) => (
        <li key={person.key} className="st-people__row">
          <span className="st-people__who">
            <a href={personPlace(person.key)}>{person.name ?? person.email ?? person.phone}</a>
            {person.name && <span className="st-quiet">{person.email ?? person.phone}</span>}
          </span>
          <span className="st-people__company">
            {person.company && <a href={companyPlace(person.company)}>{person.company}</a>}
          </span>
          <span>
            {person.sources
              .filter((source) => source !== 'newsletter' || person.newsletter === 'subscribed')
              .map((source) => (
                <span key={source} className="st-tag">
                  {sourceNames[source]}
                </span>
              ))}
            {person.newsletter === 'unsubscribed' && <span className="st-tag">Unsubscribed</span>}
          </span>
          <span className="st-quiet">
            {person.state && `${person.requests > 1 ? `${person.requests} requests, ` : ''}${stateNames[person.state]}`}
            {person.owner && `, ${names.short(person.owner)}`}
          </span>
          <span className="st-quiet">{companyTimeText(person.lastAt)}</span>
        </li>
      ))}
    </ol>
  );
}

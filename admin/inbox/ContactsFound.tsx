import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type ContactItem, importPaths } from '../../shared/staff/import-fields.ts';
import { personPlace } from '../ui/places.ts';
import { torontoText } from '../ui/time.ts';

/** Shorter searches match too many names. */
const fewest = 3;

/** Imported contacts that match the inbox search. */
export function ContactsFound({ words }: { words: string }) {
  const asked = useDeferredValue(words.trim());
  const path = `${importPaths.contacts}?q=${encodeURIComponent(asked)}`;
  const found = useQuery<{ items: ContactItem[] }>({
    queryKey: [path],
    enabled: asked.length >= fewest,
    gcTime: 0,
  });
  const items = found.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="contacts-found">
      <h2 id="contacts-found">Imported contacts</h2>
      <ul className="st-list">
        {items.map(({ id, name, email, phone, company, fileName, importedAt }) => (
          <li key={id} className="st-list__item">
            <div>
              <strong>{name ?? 'No name'}</strong> {email ? <a href={personPlace(email)}>{email}</a> : phone}
              <p className="st-quiet">
                {company && `${company}, `}imported on {torontoText(importedAt)} from {fileName}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="st-quiet">
        Everyone on file, with search and filters: <a href="#/contacts">Contacts</a>. Erasure of a contact:{' '}
        <a href="#/import">Import, Find a contact</a>
      </p>
    </section>
  );
}

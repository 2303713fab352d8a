import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type ContactItem, contactFields, fieldNames, importPaths } from '../../shared/staff/import-fields.ts';
import { ask } from '../data/request.ts';
import { AskTwice } from '../ui/AskTwice.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { companyTimeText } from '../ui/time.ts';

/** Finds and erases a person's data. The search is not in the address. */
export function FindContact() {
  const id = useId();
  const [email, setEmail] = useState('');
  const path = `${importPaths.contacts}?email=${encodeURIComponent(email)}`;
  const found = useQuery<{ items: ContactItem[] }>({ queryKey: [path], enabled: email !== '', gcTime: 0 });
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Find a contact</h2>
      <form
        className="st-find"
        aria-label="Find a contact"
        onSubmit={(event) => {
          event.preventDefault();
          setEmail(String(new FormData(event.currentTarget as HTMLFormElement).get('email')).trim());
        }}
      >
        <div className="st-field">
          <label htmlFor={id}>Email or phone</label>
          <input id={id} name="email" type="text" autoComplete="off" />
        </div>
        <Button submit busy={found.isFetching}>
          Find
        </Button>
      </form>
      {found.error && <ErrorMessage error={found.error} again={() => void found.refetch()} />}
      <p role="status">{found.data?.items.length === 0 && 'No contact has this email or phone.'}</p>
      {found.data?.items.map((contact) => (
        <Contact key={contact.id} contact={contact} path={path} />
      ))}
    </section>
  );
}

function Contact({ contact, path }: { contact: ContactItem; path: string }) {
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: () => ask('DELETE', `${importPaths.contacts}/${contact.id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <div className="st-contact">
      <dl className="st-facts">
        {fieldNames.map(
          (field) =>
            contact[field] && (
              <div key={field} className="st-facts__pair">
                <dt>{contactFields[field]}</dt>
                <dd>{contact[field]}</dd>
              </div>
            ),
        )}
        <div className="st-facts__pair">
          <dt>From</dt>
          <dd>
            {contact.fileName}, {companyTimeText(contact.importedAt)}
          </dd>
        </div>
      </dl>
      {erase.error && <ErrorMessage error={erase.error} />}
      <AskTwice
        label="Erase …"
        keep="Keep this person"
        sure="Erase this person for good"
        says={`This deletes all contacts, requests and conversations of ${contact.email ?? contact.phone}, and ends a subscription that an import made.`}
        busy={erase.isPending}
        onSure={erase.mutate}
      />
    </div>
  );
}

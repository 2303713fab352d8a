import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { contactFields, fieldNames } from '../../shared/staff/import-fields.ts';
import { type KnownPersonAnswer, peoplePaths } from '../../shared/staff/people.ts';
import { BookCall } from '../appointments/BookCall.tsx';
import { setPageTitle } from '../data/page-title.ts';
import { useNames } from '../data/use-names.ts';
import { LeadRows } from '../inbox/LeadRows.tsx';
import { Newsletter } from '../inbox/Newsletter.tsx';
import { newsletterState } from '../inbox/words.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { companyPlace, personPlace } from '../ui/places.ts';
import { companyTimeText } from '../ui/time.ts';
import './Contacts.css';
import { decodedPlace } from './decoded-place.ts';

/** Everything that came in from a person. */
export default function PersonPage({ rest }: ViewProps) {
  const id = decodedPlace(rest);
  const query = useQuery<KnownPersonAnswer>({
    queryKey: [`${peoplePaths.person}?${new URLSearchParams({ id })}`],
    gcTime: 0,
  });
  const person = query.data?.person;
  useEffect(() => setPageTitle(person?.name ?? 'Person'), [person]);
  useEffect(() => {
    // An address of earlier versions has the email in it.
    if (person && id.includes('@')) location.replace(personPlace(person.id));
  }, [person, id]);
  return (
    <>
      <p>
        <a href="#/contacts">← Contacts</a>
      </p>
      {query.status === 'pending' && <Loading what="Loading the person" />}
      {query.status === 'error' && <ErrorMessage error={query.error} again={() => void query.refetch()} />}
      {query.data && <Known answer={query.data} />}
    </>
  );
}

function Known({
  answer: { person, requests, notes, chats, contacts, newsletter, now },
}: {
  answer: KnownPersonAnswer;
}) {
  const names = useNames();
  const state = newsletterState({ newsletter, contacts });
  const open = requests.filter(({ state }) => !['merged', 'spam', 'quarantine'].includes(state));
  // The call that is booked, else one about the newest request.
  const request = open.find(({ callAt }) => callAt !== null && callAt > now) ?? open[0];
  return (
    <>
      <h1>{person.name ?? person.email ?? person.phone}</h1>
      <dl className="st-facts">
        <Fact name="Email" value={person.email} />
        <Fact name="Phone" value={person.phone} />
        {person.company && (
          <div className="st-facts__pair">
            <dt>Company</dt>
            <dd>
              <a href={companyPlace(person.company)}>{person.company}</a>
            </dd>
          </div>
        )}
        {state && person.email && (
          <div className="st-facts__pair">
            <dt>Newsletter</dt>
            <dd>
              <Newsletter email={person.email} state={state} />
            </dd>
          </div>
        )}
        <Fact name="Known since" value={companyTimeText(person.firstAt)} />
      </dl>
      {request && <BookCall lead={{ ...request, now }} />}
      <section aria-labelledby="requests">
        <h2 id="requests">Requests</h2>
        {requests.length === 0 ? <p>No request.</p> : <LeadRows items={requests} now={now} label="Requests" />}
      </section>
      {notes.length > 0 && (
        <section aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          <ol className="st-story">
            {notes.map(({ reference, at, who, text }) => (
              <li key={`${reference} ${at}`} className="st-story__event st-story__event--note">
                <p className="st-quiet">
                  {companyTimeText(at)}, {who ? names.of(who) : 'the server'},{' '}
                  <a href={`#/lead/${reference}`}>{reference}</a>
                </p>
                <p className="st-story__text">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {chats.length > 0 && (
        <section aria-labelledby="chats">
          <h2 id="chats">Chats</h2>
          <ul className="st-list">
            {chats.map(({ id, startedAt, lastAt }) => (
              <li key={id} className="st-list__item">
                <a href={`#/chat/${id}`}>Chat of {companyTimeText(startedAt)}</a>
                <span className="st-quiet">last message {companyTimeText(lastAt)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {contacts.length > 0 && (
        <section aria-labelledby="imported">
          <h2 id="imported">Imported</h2>
          {contacts.map((contact) => (
            <dl key={contact.id} className="st-facts st-contacts__imported">
              {fieldNames.map((field) => (
                <Fact key={field} name={contactFields[field]} value={contact[field] ?? null} />
              ))}
              <Fact name="From" value={`${contact.fileName}, ${companyTimeText(contact.importedAt)}`} />
            </dl>
          ))}
        </section>
      )}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <div className="st-facts__pair">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

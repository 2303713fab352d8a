import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkAnswer } from '../../shared/staff/bulk.ts';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import {
  consentFields,
  mergePath,
  type PersonAnswer,
  type PersonRequest,
  personPath,
} from '../../shared/staff/person.ts';
import { ask } from '../data/request.ts';
import { useNames } from '../data/use-names.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage, textOf } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';
import { useLastList } from './use-return.ts';
import './Person.css';
import { Newsletter } from './Newsletter.tsx';
import { PersonRequestFacts } from './PersonRequestFacts.tsx';
import { leftOut, useBulk } from './use-bulk.ts';
import { newsletterState, stateNames } from './words.ts';

/** All requests of a person, with merging. */
export function Person({ reference }: { reference: string }) {
  const query = useQuery<PersonAnswer>({ queryKey: [personPath(reference)] });
  const names = useNames();
  if (query.status === 'pending') return <Loading what="Loading the person’s requests" />;
  if (query.status === 'error') return <ErrorMessage error={query.error} again={() => void query.refetch()} />;
  const { requests, newsletter, contacts, mergers } = query.data;
  const email = requests.find((request) => request.reference === reference)?.email ?? '';
  const state = newsletterState(query.data);
  const others = requests.filter((request) => request.reference !== reference);
  if (others.length === 0 && !state) return null;
  return (
    <section aria-labelledby="person">
      <h2 id="person">Other requests of this person</h2>
      {state && (
        <div className="st-person__newsletter">
          Newsletter: <Newsletter email={email} state={state} />
          {newsletter?.consents.map(({ givenAt, text, page }) => (
            <span key={`${givenAt} ${page}`} className="st-person__consent">
              “{text}” ({companyTimeText(givenAt)}
              {page && `, ${page}`})
            </span>
          ))}
        </div>
      )}
      {contacts.map((contact) => (
        <p key={contact.id}>
          Also imported on {companyTimeText(contact.importedAt)} from {contact.fileName}
          <span className="st-person__consent">
            Consent: {consentFields.flatMap((field) => contact[field] ?? []).join(', ')}
          </span>
        </p>
      ))}
      {mergers.map(({ act, at, who, count }) => (
        <Merger
          key={act}
          act={act}
          text={`${count + 1} requests are shown as one since ${companyTimeText(at)}, by ${who && names.of(who)}.`}
        />
      ))}
      {others.length > 0 && (
        <ol className="st-person" aria-label="Other requests of this person">
          {others.map((request) => (
            <li key={request.reference}>
              <details className="st-person__request" open={request.isPart}>
                <summary>
                  <strong>{request.subject}</strong>{' '}
                  <span className="st-quiet">{companyTimeText(request.receivedAt)}</span>
                  <span className="st-tag">{stateNames[request.state]}</span>
                  {request.sameBy === 'phone' && <span className="st-tag">same phone only</span>}
                </summary>
                <PersonRequestFacts request={request} />
              </details>
            </li>
          ))}
        </ol>
      )}
      <MergeForm
        key={reference}
        reference={reference}
        receivedAt={requests.find((request) => request.reference === reference)?.receivedAt}
        others={others.filter((request) => !request.isPart && request.state !== 'merged')}
      />
    </section>
  );
}

function Merger({ act, text }: { act: number; text: string }) {
  const { undo } = useBulk();
  return (
    <div className="st-row st-person__merger">
      <span>{text}</span>
      <Button busy={undo.isPending} onPress={() => undo.mutate({ text, act })}>
        Show them apart again
      </Button>
      <span role="alert">{undo.error && textOf(undo.error)}</span>
    </div>
  );
}

/** `receivedAt`: of the lead of the page. */
type MergeFormProps = { reference: string; receivedAt: number | undefined; others: readonly PersonRequest[] };

/** Requests with the same email are preselected. */
function MergeForm({ reference, receivedAt = 0, others }: MergeFormProps) {
  const client = useQueryClient();
  const { tell } = useBulk();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (one: PersonRequest) => changed.get(one.reference) ?? one.sameBy === 'email';
  const chosen = others.filter(isChosen);
  const [isAsked, setAsked] = useState(false);
  const [list, setList] = useLastList();
  /** Those that are shown with the first one are no neighbours any more; the work is on the first one's page. */
  function goToFirst(): void {
    const first = chosen.reduce((one, other) => (other.receivedAt < one.receivedAt ? other : one), {
      reference,
      receivedAt,
    });
    // The merged lead takes this one's place in the list, so that Next opens the lead that follows.
    const shown = [reference, ...chosen.map((one) => one.reference)];
    const references = list.references.flatMap((one) => {
      if (one === reference) return [first.reference];
      return shown.includes(one) ? [] : [one];
    });
    setList({ ...list, references });
    if (first.reference !== reference) location.hash = `#/lead/${first.reference}`;
  }
  const join = useMutation({
    meta: { what: 'A merge' },
    mutationFn: () =>
      ask<BulkAnswer>('POST', mergePath(reference), {
        leads: chosen.map(({ reference: one, version }) => ({ reference: one, version })),
      }),
    onSuccess: ({ act, done, left }) => {
      const first = done > 0 ? `${done + 1} requests are shown as one now.` : 'Nothing was merged.';
      tell({ text: left.length > 0 ? `${first} ${leftOut(left)}` : first, act });
      if (done > 0 && left.length === 0) goToFirst();
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(inboxPaths.leads) }),
  });
  if (others.length === 0) return null;
  return (
    <form
      className="st-person__merge"
      aria-label="Merge requests"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(chosen.length === 0);
        if (!join.isPending && chosen.length > 0) join.mutate();
      }}
    >
      <p>
        Merged requests have one place in the inbox: the first one’s, with the nearest promise. Nothing is deleted, and
        it can be undone at any time.
      </p>
      {others.map((one) => (
        <label key={one.reference} className="st-person__choice">
          <input
            type="checkbox"
            checked={isChosen(one)}
            onChange={() => setChanged(new Map(changed).set(one.reference, !isChosen(one)))}
          />
          {one.subject}, {companyTimeText(one.receivedAt)} (
          {one.sameBy === 'email' ? 'same email' : `same phone, ${one.email}`})
        </label>
      ))}
      <Button submit busy={join.isPending}>
        {chosen.length === 0 ? 'Merge' : `Merge ${chosen.length + 1} requests`}
      </Button>
      <div role="alert">
        {isAsked && chosen.length === 0 && <p className="st-field__error">Tick the requests to merge with this one.</p>}
        {join.error && <p className="st-field__error">{textOf(join.error)}</p>}
      </div>
    </form>
  );
}

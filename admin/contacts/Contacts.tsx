import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId } from 'react';
import { leadStates } from '../../shared/staff/inbox.ts';
import {
  type PeopleAnswer,
  type PeopleFilter,
  peoplePage,
  peoplePaths,
  peopleSources,
  readPeopleFilter,
  writePeopleFilter,
} from '../../shared/staff/people.ts';
import { setPageTitle } from '../data/page-title.ts';
import { ask } from '../data/request.ts';
import { useNames } from '../data/use-names.ts';
import { useSessionState } from '../data/use-session-state.ts';
import { useChoices } from '../inbox/use-choices.ts';
import { stateNames } from '../inbox/words.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import './Contacts.css';
import { PeopleRows, sourceNames } from '../inbox/PeopleRows.tsx';

/** Everybody who is known, from every source. The search is not in the address: it may be a name. */
export default function Contacts({ me, rest }: ViewProps) {
  const searchId = useId();
  const [words, setWords] = useSessionState('people-words', '');
  const filter = readPeopleFilter(new URLSearchParams(rest.split('?')[1] ?? ''));
  const asked = writePeopleFilter({ ...filter, q: useDeferredValue(words) });
  const path = `${peoplePaths.people}?${asked}`;
  const { colleagues } = useChoices();
  const names = useNames();
  const list = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) => ask<PeopleAnswer>('GET', `${path}&offset=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: (last: PeopleAnswer, pages) => (last.more ? pages.length * peoplePage : undefined),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  useEffect(() => setPageTitle('Contacts'), []);
  const change = (some: PeopleFilter) =>
    location.replace(`#/contacts?${writePeopleFilter({ ...filter, ...some, q: '' })}`);
  const owners = [
    ['me', 'Me'],
    ['nobody', 'Nobody'],
    ...colleagues.map((email) => [email, names.of(email)] as const),
  ] as const;
  return (
    <>
      <div className="st-head">
        <h1>Contacts</h1>
        {me.role === 'admin' && (
          <p className="st-head__side">
            <a href={`${peoplePaths.exportCsv}?${asked}`}>Export these as CSV</a>
          </p>
        )}
      </div>
      <search className="st-contacts__tools">
        <div className="st-field">
          <label htmlFor={searchId}>Search</label>
          <input
            id={searchId}
            className="st-input"
            type="search"
            placeholder="Name, email, phone, company"
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </div>
        <Choice
          label="Known from"
          value={filter.source}
          choices={peopleSources.map((source) => [source, sourceNames[source]])}
          onChange={(source) => change({ source })}
        />
        <Choice
          label="Has a request that is"
          value={filter.state}
          choices={leadStates.flatMap((state) =>
            ['quarantine', 'spam', 'merged'].includes(state) ? [] : [[state, stateNames[state]] as const],
          )}
          onChange={(state) => change({ state })}
        />
        <Choice label="Owner" value={filter.owner} choices={owners} onChange={(owner) => change({ owner })} />
        <Choice
          label="Newsletter"
          value={filter.newsletter}
          choices={[['subscribed', 'Subscribed']]}
          onChange={(newsletter) => change({ newsletter })}
        />
      </search>
      {list.status === 'pending' && <Loading what="Loading the contacts" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      <p role="status" className={items.length === 0 && list.data ? 'st-empty' : undefined}>
        {list.data && items.length === 0 && 'No contact matches the search and filters.'}
      </p>
      {items.length > 0 && <PeopleRows items={items} label="Contacts" />}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, value = '', choices, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="st-input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">Any</option>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

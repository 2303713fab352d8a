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
import { FilterFold, FilterSelect } from '../inbox/FilterFold.tsx';
import { PeopleRows, sourceNames } from '../inbox/PeopleRows.tsx';
import { useChoices } from '../inbox/use-choices.ts';
import { stateNames } from '../inbox/words.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';

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
    location.replace(`#/contacts/?${writePeopleFilter({ ...filter, ...some, q: '' })}`);
  const field = (name: keyof PeopleFilter) => ({
    value: filter[name] ?? '',
    onChange: (value: string) => change({ [name]: value }),
  });
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
      <div className="st-tools">
        <search className="st-tools__search">
          <label className="st-hidden" htmlFor={searchId}>
            Search
          </label>
          <input
            id={searchId}
            className="st-input"
            type="search"
            placeholder="Name, email, phone, company"
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </search>
        <FilterFold
          count={countFilters(filter)}
          clear={() => change({ source: '', state: '', owner: '', newsletter: '' })}
        >
          <FilterSelect
            label="Known from"
            choices={peopleSources.map((source) => [source, sourceNames[source]])}
            {...field('source')}
          />
          <FilterSelect
            label="Has a request that is"
            choices={leadStates.flatMap((state) =>
              ['quarantine', 'spam', 'merged'].includes(state) ? [] : [[state, stateNames[state]] as const],
            )}
            {...field('state')}
          />
          <FilterSelect
            label="Owner"
            choices={[
              ['me', 'Me'],
              ['nobody', 'Nobody'],
              ...colleagues.map((email) => [email, names.of(email)] as const),
            ]}
            {...field('owner')}
          />
          <FilterSelect label="Newsletter" choices={[['subscribed', 'Subscribed']]} {...field('newsletter')} />
        </FilterFold>
      </div>
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

/** Without the search. */
const countFilters = (filter: PeopleFilter): number =>
  [...new URLSearchParams(writePeopleFilter({ ...filter, q: '' })).keys()].length;

import { useEffect, useId, useRef } from 'react';
import { inboxPaths, inboxViews } from '../../shared/staff/inbox.ts';
import { setPageTitle } from '../data/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { BulkBar } from './BulkBar.tsx';
import { Filters } from './Filters.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { LeadRows } from './LeadRows.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useChoices } from './use-choices.ts';
import { countFilters, inboxPlace, readPlace, useFilter } from './use-filter.ts';
import { useLeadList } from './use-lead-list.ts';
import { useReturn, useSearchAsked } from './use-return.ts';
import { useSelection } from './use-selection.ts';
import { emptyViews, inDigits, viewNames } from './words.ts';

/** Live, most urgent first. The search is not in the address: it may be a name. */
export default function Inbox({ me, rest }: ViewProps) {
  const { view, query } = readPlace(rest);
  const state = useFilter(view, query);
  const mine = state.filter.owner === 'me';
  const searchId = useId();
  const { query: asked, list, newest, now, items } = useLeadList(view, state.filter);
  const selection = useSelection(asked);
  const { colleagues } = useChoices();
  const counts = newest?.counts;
  useEffect(() => setPageTitle('Inbox'), []);
  useReturn(inboxPlace(view, state.filter), items);
  const search = useRef<HTMLInputElement>(null);
  const [isSearchAsked, setSearchAsked] = useSearchAsked();
  useEffect(() => {
    if (!isSearchAsked) return;
    // After the frame, which focuses a new view.
    const timer = setTimeout(() => {
      search.current?.focus();
      search.current?.select();
      setSearchAsked(false);
    });
    return () => clearTimeout(timer);
  }, [isSearchAsked]);
  return (
    <>
      <div className="st-head st-head--inbox">
        <h1>Inbox</h1>
        {/* Announced when a lead comes in. */}
        <p className="st-quiet" role="status">
          {counts &&
            `${inDigits(counts.new)} to contact${counts.overdue ? `, ${inDigits(counts.overdue)} overdue` : ''}`}
        </p>
        {me.role === 'admin' && (
          <p className="st-head__side">
            <a href={`${inboxPaths.exportCsv}?${asked}`}>Export these as CSV</a>
          </p>
        )}
      </div>
      <div className="st-tools">
        <nav aria-label="Views of the inbox" className="st-tabs">
          {inboxViews.map((name) => (
            <a
              key={name}
              className="st-tab"
              href={inboxPlace(name, state.filter)}
              aria-current={name === view ? 'page' : undefined}
            >
              {viewNames[name]} {counts && <span className="st-tab__count">{inDigits(counts[name])}</span>}
            </a>
          ))}
        </nav>
        <search className="st-tools__search">
          <label className="st-hidden" htmlFor={searchId}>
            Search in {viewNames[view]}
          </label>
          <input
            id={searchId}
            ref={search}
            className="st-input"
            type="search"
            placeholder="Name, phone, company, words"
            value={state.filter.q ?? ''}
            onInput={(event) => state.change({ q: event.currentTarget.value })}
          />
        </search>
        <button
          type="button"
          className="st-button st-button--plain st-tools__mine"
          aria-pressed={mine}
          onClick={() => state.change({ owner: mine ? '' : 'me' })}
        >
          Only mine
        </button>
        <Filters view={view} state={state} />
      </div>
      <SavedViews view={view} state={state} isAdmin={me.role === 'admin'} />
      {list.status === 'pending' && <Loading what="Loading leads" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {newest && items.length === 0 && (
        <div className="st-empty">
          <p>
            {state.filter.q || countFilters(state.filter) > 0
              ? 'No lead fits the search and filters.'
              : emptyViews[counts?.all ? view : 'all']}
          </p>
          {state.filter.q && (
            <Button
              onPress={() => {
                state.change({ q: '' });
                search.current?.focus();
              }}
            >
              Clear the search
            </Button>
          )}
        </div>
      )}
      {(items.length > 0 || selection.chosen.size > 0) && (
        <BulkBar items={items} selection={selection} me={me.email} colleagues={colleagues} />
      )}
      {items.length > 0 && <LeadRows items={items} now={now} label={viewNames[view]} selection={selection} />}
      <FoundElsewhere view={view} words={state.filter.q ?? ''} items={items} now={now} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

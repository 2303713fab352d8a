import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { LeadRows } from './LeadRows.tsx';
import { countFilters, readPlace, useFilter } from './use-filter.ts';
import { useLeadList } from './use-lead-list.ts';
import { useLastList } from './use-return.ts';
import { inDigits, viewNames } from './words.ts';

/** The list that was open last, next to one of its leads. @param open the lead's reference */
export function LeadList({ open }: { open: string }) {
  const [{ place, references }, setLast] = useLastList();
  const { view, query } = readPlace(place.replace('#/inbox', '').replace('/', ''));
  const { filter } = useFilter(view, query);
  const { list, newest, now, items } = useLeadList(view, filter);
  const pane = useRef<HTMLElement>(null);
  const isListed = items.length > 0;
  useEffect(() => {
    // Opened by a link: the list gives the leads before and after. Later it may lose this lead, which keeps its place.
    if (isListed && references.length === 0) setLast({ place, references: items.map(({ reference }) => reference) });
  }, [isListed]);
  useEffect(() => {
    pane.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [open, isListed]);
  const isFiltered = Boolean(filter.q) || countFilters(filter) > 0;
  return (
    <aside ref={pane} className="st-split__list" aria-label="Leads next to this one">
      <p className="st-split__head">
        <a href={place}>
          {viewNames[view]}
          {isFiltered && ', filtered'}
        </a>{' '}
        {newest && !isFiltered && <span className="st-quiet">{inDigits(newest.counts[view])}</span>}
      </p>
      {isListed && <LeadRows items={items} now={now} label={viewNames[view]} open={open} />}
      {newest && !isListed && <p className="st-quiet">No other lead is in this list.</p>}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </aside>
  );
}

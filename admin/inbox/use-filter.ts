import type { InboxView } from '../../shared/staff/inbox.ts';
import { type InboxFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { useSessionState } from '../data/use-session-state.ts';

export type FilterState = {
  filter: InboxFilter;
  /** An empty value removes a filter. */
  change(some: InboxFilter): void;
  /** Replaces the filter and opens a view. */
  show(view: InboxView, filter: InboxFilter): void;
};

/** The inbox filter. Survives a visit to a lead. */
export function useFilter(): FilterState {
  const [filter, setFilter] = useSessionState<InboxFilter>('inbox-filter', {});
  return {
    filter,
    change: (some) => setFilter({ ...filter, ...some }),
    show(view, next) {
      setFilter(next);
      location.hash = `#/inbox/${view}`;
    },
  };
}

/** Filters set, without the search. */
export const countFilters = (filter: InboxFilter): number =>
  [...new URLSearchParams(writeFilter({ ...filter, q: '' })).keys()].length;

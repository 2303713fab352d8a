import type { InboxView } from '../../shared/staff/inbox.ts';
import { type InboxFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { useKept } from '../data/use-kept.ts';

export type FilterState = {
  filter: InboxFilter;
  /** An empty value removes a filter. */
  change(some: InboxFilter): void;
  /** Replaces the filter and opens a view. */
  show(view: InboxView, filter: InboxFilter): void;
};

/** Survives a visit to a lead. */
export function useFilter(): FilterState {
  const [filter, setFilter] = useKept<InboxFilter>('inbox-filter', {});
  return {
    filter,
    change: (some) => setFilter({ ...filter, ...some }),
    show(view, next) {
      setFilter(next);
      location.hash = `#/inbox/${view}`;
    },
  };
}

/** The search does not count. */
export const countFilters = (filter: InboxFilter): number =>
  [...new URLSearchParams(writeFilter({ ...filter, q: '' })).keys()].length;

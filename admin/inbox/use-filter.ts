import type { InboxView } from '../../shared/staff/inbox.ts';
import { type InboxFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { useKept } from '../data/use-kept.ts';

export type FilterState = {
  filter: InboxFilter;
  /** Changes some of it; an empty value takes one away. */
  change(some: InboxFilter): void;
  /** Puts another in its place, in a view. */
  show(view: InboxView, filter: InboxFilter): void;
};

/** What the inbox is narrowed down to. It stays while one reads a lead. */
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

/** How many filters are set, the search for words not counted. */
export const countFilters = (filter: InboxFilter): number =>
  [...new URLSearchParams(writeFilter({ ...filter, q: '' })).keys()].length;

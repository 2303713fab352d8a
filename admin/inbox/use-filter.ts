import type { InboxView } from '../../shared/staff/inbox.ts';
import { type InboxFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { useSessionState } from '../data/use-session-state.ts';

export type FilterState = {
  filter: InboxFilter;
  change(some: InboxFilter): void;
  show(view: InboxView, filter: InboxFilter): void;
};

/** Survives a visit to a lead. */
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

/** The search does not count. */
export const countFilters = (filter: InboxFilter): number =>
  [...new URLSearchParams(writeFilter({ ...filter, q: '' })).keys()].length;

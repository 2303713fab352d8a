import { type InboxView, inboxViews } from '../../shared/staff/inbox.ts';
import { type InboxFilter, readFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { useSessionState } from '../data/use-session-state.ts';

export type FilterState = {
  filter: InboxFilter;
  /** An empty value removes a filter. */
  change(some: InboxFilter): void;
  /** Replaces the filter and opens a view. */
  show(view: InboxView, filter: InboxFilter): void;
};

/** The place of a view with a filter. Its search words are left out: they may name a person. */
export function inboxPlace(view: InboxView, { q: _words, ...filter }: InboxFilter): string {
  const query = writeFilter(filter);
  return `#/inbox/${view}${query && `?${query}`}`;
}

/** The view and the filter that a place names. @param rest what follows `#/inbox/` */
export function readPlace(rest: string): { view: InboxView; query: string } {
  const [named, query = ''] = rest.split('?');
  return { view: inboxViews.find((name) => name === named) ?? 'new', query };
}

/** The inbox filter of the address, with the words of the search. */
export function useFilter(view: InboxView, query: string): FilterState {
  const [q, setWords] = useSessionState('inbox-words', '');
  const filter = readFilter(new URLSearchParams(query));
  if (q) filter.q = q;
  return {
    filter,
    change(some) {
      const next = { ...filter, ...some };
      if (some.q !== undefined) setWords(some.q);
      // Typing and choosing do not fill the browser's history.
      if (Object.keys(some).some((name) => name !== 'q')) location.replace(inboxPlace(view, next));
    },
    show(next, { q: words = '', ...rest }) {
      setWords(words);
      location.hash = inboxPlace(next, rest);
    },
  };
}

/** Filters set, without the search and the order. */
export const countFilters = (filter: InboxFilter): number =>
  [...new URLSearchParams(writeFilter({ ...filter, q: '', sort: '' })).keys()].length;

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type InboxAnswer, type InboxView, inboxPage, inboxPaths } from '../../shared/staff/inbox.ts';
import { type InboxFilter, writeFilter } from '../../shared/staff/inbox-filter.ts';
import { ask } from '../data/request.ts';
import { useNow } from '../data/use-now.ts';

/** The leads of a view with a filter, live; `query` is what the export needs to give the same. */
export function useLeadList(view: InboxView, filter: InboxFilter) {
  const asked = useDeferredValue(writeFilter(filter));
  const query = `view=${view}${asked && `&${asked}`}`;
  const path = `${inboxPaths.leads}?${query}`;
  const list = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) => ask<InboxAnswer>('GET', `${path}&offset=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: (last: InboxAnswer, pages) => (last.more ? pages.length * inboxPage : undefined),
    placeholderData: (before) => before,
  });
  const newest = list.data?.pages[0];
  const now = useNow(newest?.now ?? Date.now(), list.dataUpdatedAt || Date.now());
  return { query, list, newest, now, items: list.data?.pages.flatMap(({ items }) => items) ?? [] };
}

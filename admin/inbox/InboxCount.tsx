import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type InboxCountAnswer, inboxPaths } from '../../shared/staff/inbox.ts';
import { setWaitingCount } from '../data/page-title.ts';
import { alertOfNewLead } from '../notices/browser-alerts.ts';
import { inDigits } from './words.ts';

/** Number of people to contact, in the bar and the tab's title. A new one is announced as the browser is set to. */
export function InboxCount() {
  // Also in between: no event tells that a promise has ended.
  const { data } = useQuery<InboxCountAnswer>({
    queryKey: [inboxPaths.count],
    refetchInterval: 60_000,
    refetchIntervalInBackground: true,
  });
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    setWaitingCount(data.new);
    const before = newest.current;
    newest.current = Math.max(before ?? 0, data.newest);
    if (before !== undefined && data.newest > before) alertOfNewLead(data.newest);
  }, [data]);
  useEffect(() => () => setWaitingCount(0), []);
  if (!data?.new) return null;
  return (
    <>
      {/* A gap for screen readers. */ ' '}
      <span className={`st-bar__count${data.overdue ? ' st-bar__count--pressing' : ''}`}>
        {data.new > 99 ? '99+' : data.new}
        <span className="st-hidden"> to contact{data.overdue > 0 && `, ${inDigits(data.overdue)} overdue`}</span>
      </span>
    </>
  );
}

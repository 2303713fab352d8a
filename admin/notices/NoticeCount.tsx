import { useQuery } from '@tanstack/react-query';
import { type NoticeCountAnswer, noticePaths } from '../../shared/staff/notices.ts';

/** Unread notices, in the bar. */
export function NoticeCount() {
  const { data } = useQuery<NoticeCountAnswer>({ queryKey: [noticePaths.count] });
  if (!data?.unread) return null;
  return (
    <>
      {/* A gap for screen readers. */ ' '}
      <span className="st-bar__count">
        {data.unread > 99 ? '99+' : data.unread}
        <span className="st-hidden"> unread</span>
      </span>
    </>
  );
}

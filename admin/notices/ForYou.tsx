import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type NoticeItem, type NoticesAnswer, noticePaths } from '../../shared/staff/notices.ts';
import { ask } from '../data/request.ts';
import { useNames } from '../data/use-names.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';
import './ForYou.css';
import { setPageTitle } from '../data/page-title.ts';
import { headingOf, sentence } from './words.ts';

/** Unread notices first, then newest. Opening a lead marks its notices as read. */
export default function ForYou() {
  const client = useQueryClient();
  const list = useQuery<NoticesAnswer>({ queryKey: [noticePaths.notices] });
  const read = useMutation({
    mutationFn: (ids: number[]) => ask('POST', noticePaths.read, { ids }),
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(noticePaths.notices) }),
  });
  const items = list.data?.items ?? [];
  const unread = items.filter((notice) => !notice.read).map(({ id }) => id);
  useEffect(() => {
    setPageTitle('For you');
  }, [unread.length]);
  return (
    <>
      <div className="st-head">
        <h1>For you: mentions, reminders, promises</h1>
        <p className="st-quiet" role="status">
          {list.data && (list.data.unread ? `${list.data.unread} unread` : 'Nothing unread')}
        </p>
        {unread.length > 0 && (
          <Button busy={read.isPending} onPress={() => read.mutate(unread)}>
            Mark all as read
          </Button>
        )}
        <p className="st-head__side">
          <a href="#/account">Choose what reaches you by email</a>
        </p>
      </div>
      {list.status === 'pending' && <Loading what="Loading your notices" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {read.error && <ErrorMessage error={read.error} />}
      {list.data && items.length === 0 && (
        <p className="st-empty">
          Nothing yet. Mentions in notes, next steps that are due, leads back from a snooze and promises about to break
          appear here by themselves.
        </p>
      )}
      {items.length > 0 && (
        <ol className="st-notices" aria-label="Notices">
          {items.map((notice) => (
            <Notice key={notice.id} notice={notice} now={list.data?.now ?? notice.at} />
          ))}
        </ol>
      )}
    </>
  );
}

function Notice({ notice, now }: { notice: NoticeItem; now: number }) {
  const { read, reference, name, subject, at } = notice;
  const names = useNames();
  return (
    <li className={`st-notices__item st-notices__item--${read ? 'read' : 'new'}`}>
      <p className="st-notices__kind">
        {headingOf(notice, now)}
        {!read && <span className="st-tag">new</span>}
      </p>
      <div className="st-notices__what">
        <a className="st-notices__link" href={`#/lead/${reference}`}>
          {name}
        </a>
        <span className="st-quiet"> {subject}</span>
        <p className="st-notices__text">{sentence(notice, now, names)}</p>
      </div>
      <p className="st-notices__when st-quiet">
        {companyTimeText(at)} <code>{reference}</code>
      </p>
    </li>
  );
}

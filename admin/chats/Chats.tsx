import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ChatsAnswer, type ChatView, chatsPage, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { ask } from '../data/request.ts';
import { useNow } from '../data/use-now.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { ChatRows } from './ChatRows.tsx';
import './Chats.css';
import { setPageTitle } from '../data/page-title.ts';
import { Gaps } from './Gaps.tsx';
import { type Tab, tabNames } from './words.ts';

/** Live; conversations that wait for staff come first. */
export default function Chats({ rest }: ViewProps) {
  const tab: Tab = Object.hasOwn(tabNames, rest) ? (rest as Tab) : 'waiting';
  useEffect(() => {
    setPageTitle('Chats');
  }, []);
  return (
    <>
      <div className="st-head">
        <h1>Chats</h1>
      </div>
      <div className="st-tools">
        <nav aria-label="Views of the chats" className="st-tabs">
          {(Object.keys(tabNames) as Tab[]).map((name) => (
            <a key={name} className="st-tab" href={`#/chats/${name}`} aria-current={name === tab ? 'page' : undefined}>
              {tabNames[name]}
            </a>
          ))}
        </nav>
      </div>
      {tab === 'gaps' ? <Gaps /> : <ChatList view={tab} />}
    </>
  );
}

const empty: Record<ChatView, string> = {
  waiting: 'Nobody is waiting. Visitors who ask for a person, have an emergency or get no answer appear here.',
  all: 'There are no conversations yet.',
};

function ChatList({ view }: { view: ChatView }) {
  const path = `${staffChatPaths.chats}?view=${view}`;
  const list = useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam }) => ask<ChatsAnswer>('GET', `${path}&offset=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: (last: ChatsAnswer, pages) => (last.more ? pages.length * chatsPage : undefined),
  });
  const newest = list.data?.pages[0];
  const now = useNow(newest?.now ?? Date.now(), list.dataUpdatedAt || Date.now());
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.status === 'pending') return <Loading what="Loading conversations" />;
  if (list.status === 'error') return <ErrorMessage error={list.error} again={() => void list.refetch()} />;
  if (items.length === 0) return <p className="st-empty">{empty[view]}</p>;
  return (
    <>
      <ChatRows items={items} now={now} label={tabNames[view]} />
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type StaffChatAnswer, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { AskError } from '../data/request.ts';
import { discardDraftsAbout } from '../data/use-draft.ts';
import { useNow } from '../data/use-now.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import type { ViewProps } from '../ui/OnDemand.tsx';
import { Presence } from '../ui/Presence.tsx';
import { ChatClock } from './ChatClock.tsx';
import { ChatFacts } from './ChatFacts.tsx';
import './Chats.css';
import { setPageTitle } from '../data/page-title.ts';
import { Composer } from './Composer.tsx';
import { Join } from './Join.tsx';
import { Thread } from './Thread.tsx';

/** One conversation, live. */
export default function ChatPage({ me, rest: id }: ViewProps) {
  const query = useQuery<StaffChatAnswer>({ queryKey: [`${staffChatPaths.chats}/${encodeURIComponent(id)}`] });
  const { data: chat, error } = query;
  const isGone = error instanceof AskError && error.status === 404;
  const now = useNow(chat?.now ?? Date.now(), query.dataUpdatedAt || Date.now());
  const who = chat ? (chat.name ?? chat.email) : 'Chat';
  useEffect(() => {
    if (isGone) discardDraftsAbout(id);
  }, [isGone, id]);
  useEffect(() => {
    // No email: browsers keep titles.
    setPageTitle(chat?.name ?? 'Chat');
  }, [chat?.name]);
  return (
    <>
      <p>
        <a href="#/chats">← Chats</a>
      </p>
      {query.status === 'pending' && <Loading what="Loading the conversation" />}
      {isGone && (
        <p className="st-empty" role="status">
          The visitor has erased this conversation, or its time is over.
        </p>
      )}
      {error && !isGone && <ErrorMessage error={error} again={() => void query.refetch()} />}
      {chat && !isGone && (
        <>
          <div className="st-head">
            <h1>{who}</h1>
            <ChatClock chat={chat} now={now} />
          </div>
          <Presence place={`chat/${id}`} what="conversation" />
          <div className="st-chat">
            <div className="st-chat__talk">
              <Thread key={id} messages={chat.messages} visitor={who} />
              {chat.mine ? <Composer key={id} chat={chat} me={me.email} /> : <Join key={id} chat={chat} />}
            </div>
            <ChatFacts chat={chat} />
          </div>
        </>
      )}
    </>
  );
}

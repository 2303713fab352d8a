import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type StaffChatAnswer, staffChatPaths } from '../../shared/staff/staff-chats.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import './Chats.css';
import { Thread } from './Thread.tsx';

/** Loaded on request, because reading a conversation goes into the audit log. */
export function LeadChat({ id, visitor }: { id: string; visitor: string }) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery<StaffChatAnswer>({ queryKey: [`${staffChatPaths.chats}/${id}`], enabled: isOpen });
  return (
    <section className="st-lead__chat" aria-label="Chat">
      <p className="st-row">
        {!isOpen && <Button onPress={() => setOpen(true)}>Read the chat</Button>}
        <a href={`#/chat/${id}`}>Open the chat to answer there</a>
      </p>
      {isOpen && query.status === 'pending' && <Loading what="Loading the conversation" />}
      {query.error && <ErrorMessage error={query.error} again={() => void query.refetch()} />}
      {query.data && <Thread messages={query.data.messages} visitor={visitor} />}
    </section>
  );
}

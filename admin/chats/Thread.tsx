import { useLayoutEffect, useRef } from 'react';
import { company } from '../../shared/company/company.ts';
import type { StaffChatEntry } from '../../shared/staff/staff-chats.ts';
import { companyTimeText } from '../ui/time.ts';

/** Within this distance of the end (px), the view follows new messages. */
const near = 120;

/** Rendered as text, never as markup. */
export function Thread({ messages, visitor }: { messages: readonly StaffChatEntry[]; visitor: string }) {
  const area = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    const { current } = area;
    if (current && follows.current) current.scrollTop = current.scrollHeight;
  }, [messages]);
  return (
    <div
      ref={area}
      className="st-thread"
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < near;
      }}
    >
      <ol className="st-thread__messages">
        {messages.map((message) => (
          <li key={message.id} className={`st-thread__message st-thread__message--${message.role}`}>
            <p className="st-quiet">
              {speaker(message, visitor)}, {companyTimeText(Date.parse(message.timestamp))}
            </p>
            <p className="st-thread__text">{plain(message)}</p>
            {marks(message).map((mark) => (
              <p key={mark} className="st-thread__mark">
                {mark}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function speaker({ role, author }: StaffChatEntry, visitor: string): string {
  if (role === 'user') return visitor;
  return role === 'staff' ? (author ?? 'Staff') : company.assistant;
}

/** Strips the assistant's Markdown. */
const plain = ({ role, content }: StaffChatEntry) =>
  role === 'assistant' ? content.replaceAll('**', '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') : content;

function marks({ unknown, emergency, helpful, reason, stopped }: StaffChatEntry): string[] {
  return [
    emergency ? 'The words of an emergency' : '',
    unknown ? 'No answer on our pages' : '',
    stopped ? 'Stopped before its end' : '',
    helpful === true ? 'The visitor says that this helped' : '',
    helpful === false ? `The visitor says that this did not help${reason ? `: “${reason}”` : ''}` : '',
  ].filter(Boolean);
}

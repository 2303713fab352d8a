import type { ChatItem } from '../../shared/staff/staff-chats.ts';
import { companyTimeText } from '../ui/time.ts';
import { ChatClock } from './ChatClock.tsx';

/** Conversations as rows. */
export function ChatRows({ items, now, label }: { items: readonly ChatItem[]; now: number; label: string }) {
  return (
    <ol className="st-leads st-chats" aria-label={label}>
      {items.map((chat) => (
        <li key={chat.id} className="st-leads__row">
          <ChatClock chat={chat} now={now} />
          <span className="st-leads__who">
            <a className="st-leads__link" href={`#/chat/${chat.id}`}>
              {chat.name ?? chat.email}
            </a>
            {chat.company && <span className="st-quiet">{chat.company}</span>}
          </span>
          <span className="st-leads__what st-chats__words">{chat.lastQuestion}</span>
          <span className="st-leads__owner">
            {chat.waitsFor && chat.answeredBy && (chat.mine ? 'You answer' : `${chat.answeredBy} answers`)}
            <span className="st-quiet">
              {chat.questions} {chat.questions === 1 ? 'question' : 'questions'}
            </span>
          </span>
          <span className="st-leads__when st-quiet">
            {chat.suspicion && <span className="st-tag st-tag--bad">looks like spam</span>}{' '}
            {companyTimeText(chat.lastAt)}
          </span>
        </li>
      ))}
    </ol>
  );
}

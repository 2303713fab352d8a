import type { ChatItem } from '../../shared/staff/staff-chats.ts';
import { span } from '../ui/time.ts';
import { waitNames } from './words.ts';

/** Why and how long a conversation has waited for staff; else who answers it. */
export function ChatClock({ chat, now }: { chat: ChatItem; now: number }) {
  const { waitsFor, waitsSince, answeredBy, mine } = chat;
  const answers = answeredBy && (mine ? 'You answer' : `${answeredBy} answers`);
  if (!waitsFor || waitsSince === null) return <span className="st-clock">{answers ?? 'Assistant'}</span>;
  const reason = waitsFor === 'reply' && !mine ? 'Waits for a reply' : waitNames[waitsFor];
  return (
    <span className={`st-clock st-clock--${waitsFor === 'emergency' ? 'over' : 'fine'}`}>
      {reason} <span className="st-chats__since">{span(now - waitsSince)}</span>
    </span>
  );
}

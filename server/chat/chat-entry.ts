import type { ChatAnswer, ChatEntry } from '../../shared/chat/chat.ts';
import { handedOver } from './hand-over.ts';
import type { ChatMessageRow } from './tables.ts';

export function chatEntry(row: ChatMessageRow): ChatEntry {
  return {
    id: row.name,
    role: row.role,
    content: row.content,
    timestamp: new Date(row.sent_at).toISOString(),
    ...(row.sources && { sources: JSON.parse(row.sources) }),
    ...(row.quotes && { quotes: JSON.parse(row.quotes) }),
    ...(row.emergency !== null && { emergency: row.emergency === 1 }),
    ...(row.author && { author: row.author }),
    ...(!row.whole && { stopped: true }),
  };
}

export function chatAnswer(row: ChatMessageRow, secret: string | undefined): ChatAnswer {
  const { sources = [], quotes } = chatEntry(row);
  return {
    response: row.content,
    restricted: false,
    sources,
    ...(quotes && { quotes }),
    messageId: row.name,
    ...(secret !== undefined && { secret }),
    emergency: row.emergency === 1,
    // Not known: the widget offers a person, and listens for one.
    known: row.known !== 0 && row.intent !== handedOver,
  };
}

import type { KeptChat } from '../state/kept-chat.ts';

export type ChatState = {
  /** Absent before the gate is passed. */
  chat?: KeptChat | undefined;
  /** The visitor waits for an answer. */
  pending?: boolean;
  /** What has arrived of the reply. */
  partial?: string;
  /** What the server says to who may not use the chat. */
  restricted?: string;
  /** Who of the staff answers; absent when the assistant does. */
  person?: string | undefined;
  /** That the person writes, or has left; what became of something that the visitor asked for. */
  news?: string;
  /** Answers that came since the panel was last opened or shut. */
  unread: number;
  /** Said to a screen reader, once each, with who says it. */
  announced?: string;
};

export const nothingSaid: ChatState = { unread: 0 };

/**
 * The same chat as two tabs have it: every message once, as the one knows it that got further. Not put in order by time:
 * a clock may be wrong.
 */
export function mergeChats(own: KeptChat | undefined, theirs: KeptChat): KeptChat {
  if (own?.sessionId !== theirs.sessionId) return theirs;
  const all = new Map(theirs.messages.map((said) => [said.id, said]));
  for (const said of own.messages) if (!all.has(said.id) || !said.state) all.set(said.id, said);
  return { ...theirs, secret: own.secret ?? theirs.secret, messages: [...all.values()] };
}

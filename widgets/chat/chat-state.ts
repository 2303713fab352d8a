import type { KeptChat } from '../state/kept-chat.ts';

export type ChatState = {
  /** Undefined before the gate is passed. */
  chat: KeptChat | undefined;
  /** A message is on its way. */
  pending: boolean;
  /** What has arrived of the reply. */
  partial: string;
  /** What the server says to who may not use the chat. */
  restricted: string;
  /** Who of the staff answers; '' when the assistant does. */
  person: string;
  /** That the person writes, or has left. */
  news: string;
  /** Answers that came while the panel was shut. */
  unread: number;
  /** Said to a screen reader, once each, with who says it. */
  announced: string;
};

export const nothingSaid: ChatState = {
  chat: undefined,
  pending: false,
  partial: '',
  restricted: '',
  person: '',
  news: '',
  unread: 0,
  announced: '',
};

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

import type { StoredChat } from '../state/stored-chat.ts';

export type ChatState = {
  /** Undefined until the gate is passed. */
  chat?: StoredChat | undefined;
  pending?: boolean;
  partial?: string;
  /** The server's message to a blocked visitor. */
  restricted?: string;
  /** Who answers instead of the assistant. */
  person?: string | undefined;
  /** Staff writing or gone, or the outcome of an action. */
  news?: string;
  /** Answers since the panel opened or closed. */
  unread: number;
  /** For screen readers, with its speaker. */
  announced?: string;
};

export const nothingSaid: ChatState = { unread: 0 };

/**
 * Merges the chats of two tabs in the order of `theirs`: each message once, in its most advanced state, with their
 * rating. Not sorted by time, because a clock may be wrong.
 */
export function mergeChats(own: StoredChat | undefined, theirs: StoredChat): StoredChat {
  if (own?.sessionId !== theirs.sessionId) return theirs;
  const messages = [...theirs.messages];
  let place = -1;
  for (const said of own.messages) {
    const found = messages.findIndex(({ id }) => id === said.id);
    // After the message that precedes it here.
    if (found < 0) messages.splice(++place, 0, said);
    else {
      place = found;
      // Defined if `theirs` is ahead: rated there, or unsent here.
      const theirLead = said.answer ? messages[place]?.answer?.helpful : said.state;
      if (theirLead === undefined) messages[place] = said;
    }
  }
  return { ...own, ...theirs, messages };
}

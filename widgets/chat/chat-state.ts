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
 * The same chat as two tabs have it: every message once, as the one knows it that got further, in the order of theirs; their
 * thumb at an answer is the newer one. Not put in order by time: a clock may be wrong.
 */
export function mergeChats(own: KeptChat | undefined, theirs: KeptChat): KeptChat {
  if (own?.sessionId !== theirs.sessionId) return theirs;
  const messages = [...theirs.messages];
  let place = -1;
  for (const said of own.messages) {
    const found = messages.findIndex(({ id }) => id === said.id);
    // What they lack stands after what it followed here.
    if (found < 0) messages.splice(++place, 0, said);
    else {
      place = found;
      // Set where theirs got further: their answer has a thumb, or this message has still to be sent here.
      const theirLead = said.answer ? messages[place]?.answer?.helpful : said.state;
      if (theirLead === undefined) messages[place] = said;
    }
  }
  return { ...own, ...theirs, messages };
}

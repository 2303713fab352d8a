import { type MouseEvent, type ReactNode, useState } from 'react';
import { contact } from '../../shared/company/contact.ts';
import { ScrollArea } from '../ui/ScrollArea.tsx';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { ChatMessage } from './ChatMessage.tsx';
import type { ChatState } from './chat-state.ts';
import * as chatTexts from './chat-texts.ts';
import type { Conversation } from './conversation.ts';
import { Markdown } from './Markdown.tsx';

type ChatLogProps = {
  conversation: Conversation;
  state: ChatState;
  calendar: string;
  provider: string;
  /** Separated by semicolons. */
  questions: string;
  children: ReactNode;
};

/** Messages that are drawn before the visitor asks for earlier ones: a phone takes milliseconds for each. */
const drawnAtFirst = 40;

/** Oldest first. Not a live region: the panel has one announcer. */
export function ChatLog({ conversation, state, calendar, provider, questions, children }: ChatLogProps) {
  const { page } = useWidgetScope();
  const { chat, pending, partial, restricted, news } = state;
  const [all, setAll] = useState(false);
  const messages = chat?.messages ?? [];
  const drawn = all ? messages : messages.slice(-drawnAtFirst);
  const asks = chat && !restricted && chat.messages.every(({ role }) => role !== 'user');

  function showAll({ currentTarget }: MouseEvent): void {
    // The button goes, and would lose the focus.
    currentTarget.closest('section')?.focus();
    setAll(true);
  }

  return (
    <ScrollArea role={chat && 'log'} aria-live="off" aria-label="Chat" aria-busy={pending}>
      <p className="nl-chat__notice">
        {chatTexts.notice}
        {provider && chatTexts.reader(provider)}
      </p>
      {drawn.length < messages.length && (
        <div className="nl-chat__actions">
          <button type="button" className="nl-chat__plain" onClick={showAll}>
            Show earlier messages
          </button>
        </div>
      )}
      {drawn.map((said) => (
        <ChatMessage
          key={said.id}
          said={said}
          calendar={calendar}
          pending={Boolean(pending)}
          conversation={conversation}
        />
      ))}
      {asks && (
        <div className="nl-chat__actions nl-chat__asks">
          {(questions ? questions.split(';') : chatTexts.questionsFor(page)).map((question) => (
            <button key={question} type="button" className="nl-chat__plain" onClick={() => conversation.send(question)}>
              {question}
            </button>
          ))}
        </div>
      )}
      {(partial || pending) && (
        <div className="nl-chat-message">{partial ? <Markdown text={partial} /> : <Typing />}</div>
      )}
      {restricted && <div className="nl-chat-message">{restricted}</div>}
      {news && <p className="nl-chat__notice">{news}</p>}
      {children}
    </ScrollArea>
  );
}

function Typing() {
  return (
    <span className="nl-chat__typing">
      <span className="nl-unseen">{contact.assistant} is typing</span>
      <i />
      <i />
      <i />
    </span>
  );
}

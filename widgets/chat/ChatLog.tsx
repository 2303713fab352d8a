import type { ReactNode } from 'react';
import { company } from '../../shared/company/company.ts';
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

/** Oldest first. Not a live region: the panel has one announcer. */
export function ChatLog({ conversation, state, calendar, provider, questions, children }: ChatLogProps) {
  const { page } = useWidgetScope();
  const { chat, pending, partial, restricted, news } = state;
  const asks = chat && !restricted && chat.messages.every(({ role }) => role !== 'user');

  return (
    <ScrollArea role={chat && 'log'} aria-live="off" aria-label="Chat" aria-busy={pending}>
      <p className="nl-chat__notice">
        {chatTexts.notice}
        {provider && chatTexts.reader(provider)}
      </p>
      {chat?.messages.map((said) => (
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
      <span className="nl-chat__unseen">{company.assistant} is typing</span>
      <i />
      <i />
      <i />
    </span>
  );
}

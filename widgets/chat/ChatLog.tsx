import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { company } from '../contract/company.ts';
import { appearance } from '../state/appearance.ts';
import { ScrollArea } from '../ui/ScrollArea.tsx';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { ChatMessage } from './ChatMessage.tsx';
import type { ChatState } from './chat-state.ts';
import { chatTexts, questionsFor } from './chat-texts.ts';
import type { Conversation } from './conversation.ts';
import { Markdown } from './Markdown.tsx';

type ChatLogProps = {
  conversation: Conversation;
  state: ChatState;
  /** What became of something that the visitor asked for. */
  note: string;
  calendar: string;
  provider: string;
  /** Divided by semicolons. */
  questions: string;
  /** Shown before there is a chat. */
  children: ReactNode;
};

/** What was said, oldest first. New words come into view; a screen reader hears them from the panel's one announcer. */
export function ChatLog({ conversation, state, note, calendar, provider, questions, children }: ChatLogProps) {
  const { page } = useWidgetScope();
  const { chat, pending, partial, restricted } = state;
  const area = useRef<HTMLElement>(null);
  const asks = chat && !restricted && chat.messages.every(({ role }) => role !== 'user');

  useLayoutEffect(() => {
    const { current } = area;
    const behavior = appearance.getState().reducedMotion || partial ? 'instant' : 'smooth';
    if (!chat || !current) return;
    const { answer } = chat.messages.at(-1) ?? {};
    // A long answer is read from its beginning: its question stays in sight, and Call Now below it.
    const begins = partial || (answer && answer.helpful === undefined && !note);
    const question = begins && [...current.querySelectorAll<HTMLElement>('.nl-chat-message--user')].at(-1);
    current.scrollTo({ top: question ? question.offsetTop - 14 : current.scrollHeight, behavior });
  }, [chat, pending, partial, restricted, state.news, note]);

  return (
    <ScrollArea element={area} role={chat && 'log'} aria-live="off" aria-label="Chat" aria-busy={pending}>
      <p className="nl-chat__notice">
        {chatTexts.notice}
        {provider && chatTexts.reader(provider)}
      </p>
      {chat?.messages.map((said) => (
        <ChatMessage key={said.id} said={said} calendar={calendar} conversation={conversation} />
      ))}
      {asks && (
        <div className="nl-chat__actions nl-chat__asks">
          {(questions ? questions.split(';') : questionsFor(page)).map((question) => (
            <button key={question} type="button" className="nl-chat__plain" onClick={() => conversation.send(question)}>
              {question}
            </button>
          ))}
        </div>
      )}
      {pending && <div className="nl-chat-message">{partial ? <Markdown text={partial} /> : <Typing />}</div>}
      {restricted && <div className="nl-chat-message">{restricted}</div>}
      {state.news && <p className="nl-chat__notice">{state.news}</p>}
      {note && <p className="nl-chat__notice">{note}</p>}
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
